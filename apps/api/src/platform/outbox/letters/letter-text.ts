import type { Letter, LetterBlock } from "./letter.ts";

/** Returns a letter as plain text. A link gets its own line, so that it is not broken. */
export function letterText({ greeting, blocks, footer, reply, brand }: Letter): string {
  return [
    ...(greeting === null ? [] : [greeting]),
    ...blocks.map(textOf),
    [reply, brand.name, brand.address].join("\n"),
    ...footer.map(linkOf),
  ].join("\n\n");
}

const linkOf = ({ words, address }: { words: string; address: string }): string =>
  `${words}:\n${address}`;

function textOf(block: LetterBlock): string {
  switch (block.kind) {
    case "text":
      return block.lines.join("\n");
    case "quote":
      return block.text;
    case "facts":
      return block.rows.map(({ name, value }) => `${name}: ${value}`).join("\n");
    case "code":
      return `${block.name}: ${block.code}`;
    case "terms":
      return [...(block.title === null ? [] : [block.title]), ...block.lines].join("\n");
    case "button":
      return linkOf(block);
    case "links":
      return block.links.map(linkOf).join("\n");
  }
}
