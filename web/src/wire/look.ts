// Written by `python -m hacktable.server.wire.typescript`. Do not edit.

export const GROUND = { dark: "#0a0e14", light: "#eef3f7" } as const;

/** Shapes by seat, in a box from -10 to 10. The colour that goes with one is --seat-0, --seat-1 … */
export const SHAPES = [
  "M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z", "M-7.6-7.6H7.6V7.6H-7.6Z", "M0-9.4L9.4 7.4H-9.4Z", "M0-10L9 0L0 10L-9 0Z",
  "M-4.9-8.5H4.9L9.8 0L4.9 8.5H-4.9L-9.8 0Z", "M0-10L2.9-3.4L10-2.7L4.7 2L6.2 9.1L0 5.4L-6.2 9.1L-4.7 2L-10-2.7L-2.9-3.4Z",
  "M-3.2-9.2H3.2V-3.2H9.2V3.2H3.2V9.2H-3.2V3.2H-9.2V-3.2H-3.2Z",
] as const;
