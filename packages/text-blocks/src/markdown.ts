import MarkdownIt from "markdown-it";
import { storedBlocks } from "./stored-block.ts";
import type { StoredBlock, StoredPicture } from "./stored-block.ts";

/**
 * Parser for long texts. Blocks support a part of Markdown: headings of levels 2 and 3, paragraphs,
 * lists, quotes, tables, a picture alone in its paragraph (`![alt](address "caption")`), several of
 * them as a gallery, and three line formats of our own: `::tours baikal/hiking`, `::point 53.204,
 * 107.339 Shaman Rock` and `::video https://… What it shows`. Emphasis and links become plain text.
 */
const parser = new MarkdownIt("commonmark", { html: false }).enable("table");

type Token = ReturnType<typeof parser.parse>[number];

const toursLine = /^::tours (?<slug>\S+)$/;
const pointLine = /^::point (?<lat>-?[\d.]+), (?<lng>-?[\d.]+) (?<name>.+)$/;

const videoLine = /^::video (?<url>\S+) (?<title>.+)$/;

/**
 * Converts Markdown to blocks. Throws for what blocks do not support: a rule, a heading of another
 * level, a picture without an address.
 */
export function blocksOf(markdown: string): StoredBlock[] {
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
  return storedBlocks.parse(blocks);
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
    case "table_open":
      return tableOf(inner);
    default:
      throw new Error(`Markdown of no block: ${open.type}`);
  }
}

/** The first row is the head; cells are plain text. */
function tableOf(inner: readonly Token[]): StoredBlock {
  const rows: string[][] = [];
  for (const [at, { type }] of inner.entries()) {
    if (type === "tr_open") rows.push([]);
    if (type === "th_open" || type === "td_open")
      rows.at(-1)?.push(textOf(inner.slice(at + 1, at + 2)));
  }
  const [head = [], ...others] = rows;
  return { type: "table", head, rows: others };
}

/** Returns the pictures of a paragraph that contains nothing else; null for any other. */
function picturesOf(inner: readonly Token[]): StoredPicture[] | null {
  const parts = (inner[0]?.children ?? []).filter(
    ({ type, content }) => type !== "softbreak" && (type !== "text" || content.trim() !== ""),
  );
  if (parts.length === 0 || parts.some(({ type }) => type !== "image")) return null;
  return parts.map((part) => {
    const caption = part.attrGet("title");
    return {
      key: String(part.attrGet("src") ?? ""),
      alt: part.content,
      ...(typeof caption === "string" && caption !== "" && { caption }),
    };
  });
}

function paragraph(inner: readonly Token[]): StoredBlock {
  const [only, ...others] = picturesOf(inner) ?? [];
  if (only)
    return others.length === 0
      ? { type: "image", ...only }
      : { type: "gallery", pictures: [only, ...others] };
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
  const video = videoLine.exec(text)?.groups;
  if (video) return { type: "video", url: video.url ?? "", title: video.title ?? "" };
  return { type: "paragraph", text };
}

/** Returns one text per item; a nested list becomes part of its item's text. */
function itemsOf(inner: readonly Token[]): string[] {
  const items: string[] = [];
  for (let at = 0; at < inner.length; at += 1) {
    const end = closing(inner, at);
    items.push(textOf(inner.slice(at + 1, end)));
    at = end;
  }
  return items;
}

/** Returns the plain text; lines broken only in the source are joined. */
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
