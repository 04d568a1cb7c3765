import { expect, test } from "vitest";
import { blocksOf } from "./markdown.ts";

test("Markdown becomes blocks of plain text", () => {
  const blocks = blocksOf(
    `
A lead with *emphasis*, a [link](https://tropa.example) and \`code\`
over two lines.

## Heading

- first
- second

1. one
2. two

> Said quietly.

![Ice](/own/ice.jpg#3f94a8)

::tours baikal/hiking

::point 53.204, -107.339 Shaman Rock

### Smaller`,
  );
  expect(blocks).toEqual([
    { type: "paragraph", text: "A lead with emphasis, a link and code over two lines." },
    { type: "heading", level: 2, text: "Heading" },
    { type: "list", ordered: false, items: ["first", "second"] },
    { type: "list", ordered: true, items: ["one", "two"] },
    { type: "quote", text: "Said quietly." },
    { type: "image", key: "/own/ice.jpg#3f94a8", alt: "Ice" },
    { type: "tours", slug: "baikal/hiking" },
    { type: "point", name: "Shaman Rock", lat: 53.204, lng: -107.339 },
    { type: "heading", level: 3, text: "Smaller" },
  ]);
});

test("galleries, captions, tables and films have their own marks", () => {
  const blocks = blocksOf(
    `![Ice](/own/1.jpg "In March")

![a](/own/1.jpg) ![b](/own/2.jpg#8a6a50 "Second")
![c](/own/3.jpg)

| Month | By day |
| --- | ---: |
| May | *+15* |
| June | |

::video https://rutube.ru/video/1 The pass in July`,
  );
  expect(blocks).toEqual([
    { type: "image", key: "/own/1.jpg", alt: "Ice", caption: "In March" },
    {
      type: "gallery",
      pictures: [
        { key: "/own/1.jpg", alt: "a" },
        { key: "/own/2.jpg#8a6a50", alt: "b", caption: "Second" },
        { key: "/own/3.jpg", alt: "c" },
      ],
    },
    {
      type: "table",
      head: ["Month", "By day"],
      rows: [
        ["May", "+15"],
        ["June", ""],
      ],
    },
    { type: "video", url: "https://rutube.ru/video/1", title: "The pass in July" },
  ]);
});

test("markup stays words", () => {
  expect(blocksOf("<script>alert(1)</script> & <b>bold</b>")).toEqual([
    { type: "paragraph", text: "<script>alert(1)</script> & <b>bold</b>" },
  ]);
  const [block] = blocksOf("![x](javascript:alert)");
  expect(block?.type).toBe("paragraph");
});

test.each([
  "# Title",
  "#### Deep",
  "---",
  "    code",
  "![x](no-such-picture)",
  "::point 99, 0 x",
  "::video http://x.example y",
])("what blocks do not know is refused: %s", (text) => {
  expect(() => blocksOf(text)).toThrow(/level|no block|invalid_|too_big|custom/i);
});

test("an operator's own picture is named by its address, and may have its colour", () => {
  expect(blocksOf("![a](https://pictures.example/1.jpg)\n\n![b](/own/2.jpg#8a6a50)")).toEqual([
    { type: "image", key: "https://pictures.example/1.jpg", alt: "a" },
    { type: "image", key: "/own/2.jpg#8a6a50", alt: "b" },
  ]);
});
