// Just as much Markdown as the rules use, read into plain data. Components draw it, so no text can become markup.
export type Span =
  | { kind: "text" | "em" | "strong" | "code"; text: string }
  /** A rule's number, which opens the rule. */
  | { kind: "rule"; text: string };

export type Block =
  | { kind: "title"; text: string }
  | { kind: "chapter"; text: string }
  | { kind: "rule"; number: string; text: string }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]{2,3}-\d+)\b/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, code, strong, em, rule] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else found.push({ kind: "rule", text: rule });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const flush = () => {
    if (lines.length) found.push({ kind: "paragraph", spans: spans(lines.join(" ")) });
    if (items.length) found.push({ kind: "list", items: items.map(spans) });
    lines = [];
    items = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const rule = /^### ([A-Z]+-\d+) (.+)$/.exec(line);
    const heading = /^(#{1,2}) (.+)$/.exec(line);
    const item = /^[-*] (.+)$/.exec(line);
    if (rule || heading || !line.trim()) flush();
    if (rule) found.push({ kind: "rule", number: rule[1], text: rule[2] });
    else if (heading) found.push({ kind: heading[1].length === 1 ? "title" : "chapter", text: heading[2] });
    else if (item) {
      if (lines.length) flush();
      items.push(item[1]);
    } else if (line.trim()) {
      if (items.length) items[items.length - 1] += ` ${line.trim()}`;
      else lines.push(line.trim());
    }
  }
  flush();
  return found;
}

/** A rule, or what stands before the first one, with all that belongs to it. */
export interface Section {
  head: Block | null;
  body: Block[];
}

export function sections(all: Block[]): Section[] {
  const found: Section[] = [];
  for (const block of all) {
    if (block.kind === "title" || block.kind === "chapter" || block.kind === "rule") found.push({ head: block, body: [] });
    else if (found.length) found[found.length - 1].body.push(block);
    else found.push({ head: null, body: [block] });
  }
  return found;
}

function words(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.spans.map((span) => span.text).join("");
    case "list":
      return block.items
        .flat()
        .map((span) => span.text)
        .join(" ");
    case "rule":
      return `${block.number} ${block.text}`;
    default:
      return block.text;
  }
}

/** The rules in which all the words stand. */
export function search(all: Section[], query: string): Section[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  return all.filter((section) => {
    if (section.head?.kind !== "rule") return false;
    const text = [section.head, ...section.body].map(words).join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
