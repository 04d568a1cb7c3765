import MarkdownIt from "markdown-it";
import { newPicture, storedBlocks } from "./stored-block.ts";
import type { StoredBlock, StoredPictureOf } from "./stored-block.ts";

/**
 * Long texts are written in Markdown, of which blocks know a small part: headings of levels 2 and 3, paragraphs,
 * lists, quotes, a picture alone in its paragraph (`![alt](image key)`), and two lines of our own:
 * `::tours baikal/hiking` and `::point 53.204, 107.339 Shaman Rock`. Emphasis and links lose their marks.
 */
const parser = new MarkdownIt("commonmark", { html: false });

type Token = ReturnType<typeof parser.parse>[number];

const toursLine = /^::tours (?<slug>\S+)$/;
const pointLine = /^::point (?<lat>-?[\d.]+), (?<lng>-?[\d.]+) (?<name>.+)$/;

/**
 * Throws where the text holds what blocks do not know: a table, a rule, a heading of another level, the key of a picture
 * that nobody paints.
 */
export function blocksOf(
  markdown: string,
  storedPicture: StoredPictureOf = () => null,
): StoredBlock[] {
  const tokens = parser.parse(markdown, {});
  const blocks: StoredBlock[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.type.endsWith("_open")) {
      const end = closing(tokens, at);
      blocks.push(blockOf(token, tokens.slice(at + 1, end)));
      at = end;
    } else throw new Error(`Markdown of no block: ${token.type}, line ${token.map?.[0] ?? "?"}`);
  }
  return storedBlocks.parse(blocks.map((block) => withPicture(block, storedPicture)));
}

function withPicture(block: StoredBlock, storedPicture: StoredPictureOf): StoredBlock {
  if (block.type !== "image") return block;
  return { ...block, key: newPicture.parse(storedPicture(block.key) ?? block.key) };
}

function closing(tokens: readonly Token[], from: number): number {
  const level = tokens[from]?.level;
  return tokens.findIndex(
    (token, at) => at > from && token.level === level && token.type.endsWith("_close"),
  );
}

function blockOf(open: Token, inner: readonly Token[]): StoredBlock {
  switch (open.type) {
    case "heading_open": {
      if (open.tag !== "h2" && open.tag !== "h3") throw new Error(`A heading of level ${open.tag}`);
      return { type: "heading", level: open.tag === "h2" ? 2 : 3, text: textOf(inner) };
    }
    case "paragraph_open":
      return paragraph(inner);
    case "blockquote_open":
      return { type: "quote", text: textOf(inner) };
    case "bullet_list_open":
    case "ordered_list_open":
      return { type: "list", ordered: open.type === "ordered_list_open", items: itemsOf(inner) };
    default:
      throw new Error(`Markdown of no block: ${open.type}`);
  }
}

function paragraph(inner: readonly Token[]): StoredBlock {
  const [only, ...others] = inner[0]?.children ?? [];
  if (only?.type === "image" && others.length === 0)
    return { type: "image", key: String(only.attrGet("src") ?? ""), alt: only.content };
  const text = textOf(inner);
  const slug = toursLine.exec(text)?.groups?.slug;
  if (slug !== undefined) return { type: "tours", slug };
  const point = pointLine.exec(text)?.groups;
  if (point)
    return {
      type: "point",
      name: point.name ?? "",
      lat: Number(point.lat),
      lng: Number(point.lng),
    };
  return { type: "paragraph", text };
}

/** One text an item: a list within a list becomes part of its item. */
function itemsOf(inner: readonly Token[]): string[] {
  const items: string[] = [];
  for (let at = 0; at < inner.length; at += 1) {
    const end = closing(inner, at);
    items.push(textOf(inner.slice(at + 1, end)));
    at = end;
  }
  return items;
}

/** The words without their marks; lines that were broken for the editor are joined. */
function textOf(tokens: readonly Token[]): string {
  return tokens
    .filter((token) => token.type === "inline")
    .map((token) =>
      (token.children ?? [])
        .map((child) => (child.type === "softbreak" ? " " : child.content))
        .join(""),
    )
    .join(" ");
}
