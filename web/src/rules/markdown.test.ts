import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { blocks, search, sections, spans } from "./markdown";
import Spans from "./Spans.svelte";

const TEXT = `# Game

A *fine* game, see HC-12.

## Turns

### HC-11 What for

Say it
beforehand.

- one \`#\`
- two **bold**

### HC-12 Moving

Roll one die.
`;

describe("rules in Markdown", () => {
  it("reads headings, rules with their numbers, paragraphs and lists", () => {
    expect(blocks(TEXT).map((block) => block.kind)).toEqual([
      "title",
      "paragraph",
      "chapter",
      "rule",
      "paragraph",
      "list",
      "rule",
      "paragraph",
    ]);
    expect(blocks(TEXT)[3]).toEqual({ kind: "rule", number: "HC-11", text: "What for" });
  });

  it("joins the lines of a paragraph", () => {
    expect(blocks(TEXT)[4]).toEqual({ kind: "paragraph", spans: [{ kind: "text", text: "Say it beforehand." }] });
  });

  it("knows emphasis, code and rule numbers", () => {
    expect(spans("a *b* **c** `d` (HC-7)").map((span) => span.kind)).toEqual([
      "text",
      "em",
      "text",
      "strong",
      "text",
      "code",
      "text",
      "rule",
      "text",
    ]);
  });

  it("finds rules by all their words, and by number", () => {
    const all = sections(blocks(TEXT));
    expect(search(all, "roll die").map((section) => section.head)).toEqual([{ kind: "rule", number: "HC-12", text: "Moving" }]);
    expect(search(all, "hc-11")).toHaveLength(1);
    expect(search(all, "nothing")).toHaveLength(0);
  });

  it("never turns text into markup", () => {
    const evil = 'x <img src=x onerror=alert(1)> `<script>alert(2)</script>` *<b onclick="x">*';
    const { container } = render(Spans, { spans: spans(evil), explain: () => {} });
    expect(container.querySelector("img, script, b")).toBeNull();
    expect(container.textContent).toContain("<script>alert(2)</script>");
  });
});
