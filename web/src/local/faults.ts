// Options that no match can be set up with. Like `OptionError` in Python, with the same codes.

export class OptionFault extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}
