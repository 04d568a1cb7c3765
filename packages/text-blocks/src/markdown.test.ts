import { expect, test } from "vitest";
import { blocksOf } from "./markdown.ts";

test("Markdown becomes blocks of plain text", () => {
  const blocks = blocksOf(`
A lead with *emphasis*, a [link](https://tropa.example) and \`code\`
over two lines.

## Heading

- first
- second

1. one
2. two

> Said quietly.

![Ice](frozen-lake-day-1)

::tours baikal/hiking

::point 53.204, -107.339 Shaman Rock

### Smaller`);
  expect(blocks).toEqual([
    { type: "paragraph", text: "A lead with emphasis, a link and code over two lines." },
    { type: "heading", level: 2, text: "Heading" },
    { type: "list", ordered: false, items: ["first", "second"] },
    { type: "list", ordered: true, items: ["one", "two"] },
    { type: "quote", text: "Said quietly." },
    { type: "image", key: "frozen-lake-day-1", alt: "Ice" },
    { type: "tours", slug: "baikal/hiking" },
    { type: "point", name: "Shaman Rock", lat: 53.204, lng: -107.339 },
    { type: "heading", level: 3, text: "Smaller" },
  ]);
});

test("markup stays words", () => {
  expect(blocksOf("<script>alert(1)</script> & <b>bold</b>")).toEqual([
    { type: "paragraph", text: "<script>alert(1)</script> & <b>bold</b>" },
  ]);
  const [block] = blocksOf("![x](javascript:alert)");
  expect(block?.type).toBe("paragraph");
});

test.each(["# Title", "#### Deep", "---", "    code", "![x](No-such-picture)", "::point 99, 0 x"])(
  "what blocks do not know is refused: %s",
  (text) => {
    expect(() => blocksOf(text)).toThrow(/level|no block|invalid_|too_big|custom/i);
  },
);
