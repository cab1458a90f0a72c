// Reading our texts: lines of words, and faults that say where. Like `hacktable.match.reading` in Python, with the same codes.

/** What is wrong in a text. `params` has the line and the column. */
export class TextFault extends Error {
  readonly code: string;
  readonly params: Record<string, unknown>;
  constructor(code: string, line: number, column: number, params: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.params = { line, column, ...params };
  }
}

interface Word {
  text: string;
  /** From 1 on. */
  column: number;
}

/** A line of words, read from the left. */
export class Line {
  private readonly words: Word[];
  private at = 0;
  constructor(
    readonly number: number,
    readonly text: string,
  ) {
    this.words = Array.from(text.matchAll(/\S+/g), (found) => ({ text: found[0], column: found.index + 1 }));
  }
  /** Where the next word stands. */
  get column(): number {
    return this.words[this.at]?.column ?? this.text.trimEnd().length + 1;
  }
  fail(code: string, params: Record<string, unknown>): never {
    throw new TextFault(code, this.number, this.column, params);
  }
  /** The next word, or nothing. */
  peek(): string {
    return this.words[this.at]?.text ?? "";
  }
  word(expected: string): string {
    if (this.at === this.words.length) this.fail("text-missing", { expected });
    return this.words[this.at++].text;
  }
  /** Take words that must be these. */
  literal(...expected: string[]): void {
    for (const each of expected) {
      if (this.peek() !== each) this.fail("text-unknown", { given: quoted(this.peek()), expected: each });
      this.at += 1;
    }
  }
  numberIn(low: number, high: number): number {
    const said = this.peek();
    if (!/^-?\d{1,15}$/.test(said) || Number(said) < low || Number(said) > high)
      this.fail("text-number", { given: quoted(said), expected: `${low}–${high}` });
    this.at += 1;
    return Number(said);
  }
  /** Take all that is left. */
  rest(): string {
    const left = this.text.slice(this.column - 1).trim();
    this.at = this.words.length;
    return left;
  }
  end(): void {
    if (this.at < this.words.length)
      this.fail("text-unknown", { given: quoted(this.peek()), expected: { code: "expected-end", params: {} } });
  }
}

/** The lines of a text; empty ones and comments (`#`) are passed over. */
export class Lines {
  private readonly lines: Line[];
  private readonly last: Line;
  private at = 0;
  constructor(text: string) {
    const everything = text.split("\n");
    this.lines = everything
      .map((line, at) => new Line(at + 1, line))
      .filter((line) => line.text.trim() && !line.text.trimStart().startsWith("#"));
    this.last = new Line(everything.length + 1, "");
  }
  /** The next line; an empty one behind the last. */
  peek(): Line {
    return this.lines[this.at] ?? this.last;
  }
  take(): Line {
    const line = this.peek();
    this.at += 1;
    return line;
  }
  get done(): boolean {
    return this.at >= this.lines.length;
  }
}

export function quoted(said: string): string {
  return `'${said.slice(0, 80)}'`;
}
