import { languages as allLanguages } from "@tropa/geography/notation/place-seed";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { typeset } from "@tropa/domain/text/typeset";
import { blocksOf } from "@tropa/text-blocks/markdown";
import type { StoredBody } from "@tropa/text-blocks/stored-block";
import { dataFolder } from "../data/data-folder.ts";

export interface Article {
  id: number;
  slug: string;
  /** Returns a value of the front matter; empty if absent. */
  fact: (name: string) => string;
  title: Record<string, string>;
  /** First paragraph, shown in lists. */
  summary: Record<string, string>;
  body: StoredBody;
}

const fileName = /^(?<id>\d+)-(?<slug>.+)\.md$/;

/** Reads front matter: "category: routes" lines. */
function readFacts(text: string): Map<string, string> {
  const lines = text.split("\n").map((line) => line.split(": "));
  return new Map(lines.map(([name = "", ...value]) => [name.trim(), value.join(": ").trim()]));
}

/** Splits a text into title, first paragraph and rest. */
function readText(markdown: string, name: string) {
  const found = /^# (?<title>.+)\n(?<rest>[^]*)$/.exec(typeset(markdown.trim()))?.groups;
  const body = blocksOf(found?.rest ?? "");
  const [lead] = body;
  if (!found || lead?.type !== "paragraph") throw new Error(`${name}: no title or no lead`);
  return { title: found.title ?? "", summary: lead.text, body };
}

/** Splits a file by languages: Russian first, then those after a language mark. */
function readTexts(markdown: string, file: string): [string, ReturnType<typeof readText>][] {
  const [russian = "", ...others] = markdown.split(/^<!-- (?<locale>[a-z]{2}) -->$/m);
  const texts: [string, ReturnType<typeof readText>][] = [["ru", readText(russian, file)]];
  for (let at = 0; at < others.length; at += 2)
    texts.push([others[at] ?? "", readText(others[at + 1] ?? "", file)]);
  const languages = texts.map(([language]) => language).join(", ");
  // English text is also shown to German and Chinese readers, so an article must exist in all languages or in Russian
  // only.
  if (languages !== "ru" && languages !== allLanguages.join(", "))
    throw new Error(
      `${file}: an article is told in Russian or in every language, not in ${languages}`,
    );
  return texts;
}

/** Reads an article: Markdown with front matter, in Russian and, after language marks, in others. */
function readArticle(path: string, file: string): Article {
  const { id, slug = "" } = fileName.exec(file)?.groups ?? {};
  const parts = /^---\n(?<facts>[^]*?)\n---\n(?<texts>[^]*)$/.exec(readFileSync(path, "utf8"));
  if (id === undefined || !parts) throw new Error(`${path}: not an article`);
  const facts = readFacts(parts.groups?.facts ?? "");
  const texts = readTexts(parts.groups?.texts ?? "", file);
  const each = <Key extends "title" | "summary" | "body">(key: Key) =>
    Object.fromEntries(texts.map(([language, text]) => [language, text[key]]));
  return {
    id: Number(id),
    slug,
    fact: (name) => facts.get(name) ?? "",
    title: each("title"),
    summary: each("summary"),
    body: each("body"),
  };
}

/**
 * Articles of a folder of `data`, ordered by the numbers in their file names, which are their ids:
 * `07-baikal-on-ice.md` has id 7.
 */
export function readArticles(folder: "help" | "journal" | "showplaces"): Article[] {
  const path = join(dataFolder, folder);
  const files = readdirSync(path).filter((name) => name.endsWith(".md"));
  return files.map((file) => readArticle(join(path, file), file)).toSorted((a, b) => a.id - b.id);
}
