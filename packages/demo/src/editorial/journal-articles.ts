import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blocksOf } from "@tropa/text-blocks/markdown";
import type { StoredBody } from "@tropa/text-blocks/stored-block";
import { storedPictureOf } from "../pictures/painter.ts";
import { pictureOf } from "./showplace-seed.ts";

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
  const found = /^# (?<title>.+)\n(?<rest>[^]*)$/.exec(markdown.trim())?.groups;
  const body = blocksOf(found?.rest ?? "", storedPictureOf);
  const [lead] = body;
  if (!found || lead?.type !== "paragraph") throw new Error(`${name}: no title or no lead`);
  return { title: found.title ?? "", summary: lead.text, body };
}

/** An article is a Markdown file, `07-baikal-on-ice.md`: a head, the Russian text and, below a mark, the English. */
function readArticle(file: string): ArticleSeed {
  const { id, slug = "" } = fileName.exec(file)?.groups ?? {};
  const text = readFileSync(join(folder, file), "utf8");
  const parts = /^<!--\n(?<head>[^]*?)\n-->\n(?<ru>[^]*?)(?:\n<!-- en -->\n(?<en>[^]*))?$/.exec(
    text,
  )?.groups;
  if (id === undefined || !parts) throw new Error(`${file}: not an article`);
  const head = readHead(parts.head ?? "");
  const ru = readText(parts.ru ?? "", file);
  const en = parts.en === undefined ? null : readText(parts.en, file);
  const words = (name: string) => (head.get(name) ?? "").split(" ").filter((word) => word !== "");
  return {
    id: Number(id),
    slug,
    category: head.get("category") ?? "",
    author: Number(head.get("author")),
    image: pictureOf(head.get("image") ?? "", `journal${id}`),
    listings: words("listings"),
    sights: words("sights"),
    title: { ru: ru.title, ...(en && { en: en.title }) },
    summary: { ru: ru.summary, ...(en && { en: en.summary }) },
    body: { ru: ru.body, ...(en && { en: en.body }) },
  };
}

/** In the order of their ids, which is also that of their days. */
export function journalArticles(): ArticleSeed[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return files.map(readArticle).toSorted((a, b) => a.id - b.id);
}
