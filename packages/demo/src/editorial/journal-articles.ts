import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@tropa/domain/locale";
import { typeset } from "@tropa/domain/typeset";
import { setOnce } from "@tropa/geography/notation/told";
import { blocksOf } from "@tropa/text-blocks/markdown";
import type { StoredBody } from "@tropa/text-blocks/stored-block";
import { createPictureTurns, pictureTurn } from "../pictures/pictures.ts";

const turns = createPictureTurns();
const folder = join(import.meta.dirname, "journal");

export interface ArticleSeed {
  id: number;
  slug: string;
  category: string;
  author: number;
  image: string;
  listings: string[];
  /** Slugs of sights. */
  sights: string[];
  title: Record<string, string>;
  summary: Record<string, string>;
  body: StoredBody;
}

const fileName = /^(?<id>\d+)-(?<slug>.+)\.md$/;

/** "category: routes" lines between the comment marks at the head of a file. */
function readHead(text: string): Map<string, string> {
  const lines = text.split("\n").map((line) => line.split(": "));
  return new Map(lines.map(([name = "", value = ""]) => [name.trim(), value.trim()]));
}

/** The title, then the paragraph that stands in lists too, then the rest. */
function readText(markdown: string, name: string) {
  const found = /^# (?<title>.+)\n(?<rest>[^]*)$/.exec(typeset(markdown.trim()))?.groups;
  const body = blocksOf(found?.rest ?? "");
  const [lead] = body;
  if (!found || lead?.type !== "paragraph") throw new Error(`${name}: no title or no lead`);
  return { title: found.title ?? "", summary: lead.text, body };
}

/** The text of each language that a file has: the Russian, then those below the mark of their language. */
function textsOf(markdown: string, file: string): Map<string, ReturnType<typeof readText>> {
  const [russian = "", ...others] = markdown.split(/^<!-- (?<locale>[a-z]{2}) -->$/m);
  const texts = new Map([["ru", readText(russian, file)]]);
  for (let at = 0; at < others.length; at += 2)
    setOnce(texts, others[at] ?? "", readText(others[at + 1] ?? "", file));
  const told = [...texts.keys()].join(", ");
  // What is in English is read in German and Chinese as well, so it is told in them.
  if (told !== "ru" && told !== locales.join(", "))
    throw new Error(`${file}: an article is told in Russian or in every language, not in ${told}`);
  return texts;
}

/**
 * An article is a Markdown file, `07-baikal-on-ice.md`: a head, the Russian text and, each below the mark of its
 * language, the others.
 */
function readArticle(file: string): ArticleSeed {
  const { id, slug = "" } = fileName.exec(file)?.groups ?? {};
  const text = readFileSync(join(folder, file), "utf8");
  const parts = /^<!--\n(?<head>[^]*?)\n-->\n(?<texts>[^]*)$/.exec(text)?.groups;
  if (id === undefined || !parts) throw new Error(`${file}: not an article`);
  const head = readHead(parts.head ?? "");
  const texts = [...textsOf(parts.texts ?? "", file)];
  const words = (name: string) => (head.get(name) ?? "").split(" ").filter((word) => word !== "");
  return {
    id: Number(id),
    slug,
    category: head.get("category") ?? "",
    author: Number(head.get("author")),
    image: pictureTurn(head.get("image") ?? "", turns),
    listings: words("listings"),
    sights: words("sights"),
    title: Object.fromEntries(texts.map(([locale, { title }]) => [locale, title])),
    summary: Object.fromEntries(texts.map(([locale, { summary }]) => [locale, summary])),
    body: Object.fromEntries(texts.map(([locale, { body }]) => [locale, body])),
  };
}

/** In the order of their ids, which is also that of their days. */
export function journalArticles(): ArticleSeed[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return files.map(readArticle).toSorted((a, b) => a.id - b.id);
}
