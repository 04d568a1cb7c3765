import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLocale, locales } from "../../packages/domain/src/locale.ts";
import type { Locale } from "../../packages/domain/src/locale.ts";
import { factsOf, storefronts } from "./stack.ts";
import type { Variant } from "./stack.ts";

export type Language = Locale;
/** The first language of a storefront. */
const languageOf = (reader: Variant): Language =>
  isLocale(reader) && !storefronts.has(reader) ? reader : factsOf(reader).language;
const kits = new Map(
  await Promise.all(
    locales.map(async (locale) => {
      const kit = (await import(
        `../../packages/ui-kit/src/messages/messages-${locale}.ts`
      )) as Record<string, unknown>;
      return [locale, Object.values(kit)[0]] as const;
    }),
  ),
);
const folder = join(import.meta.dirname, "../../packages/i18n/src/messages");

/** A text from the catalogue of a language, or of a storefront's first language: `tour:dates.choose`. */
export function text(reader: Variant, key: string): string {
  const language = languageOf(reader);
  const [namespace = "", path = ""] = key.split(":");
  if (namespace === "kit") return textAt(kits.get(language), key, path);
  const [file] = globSync(`${language}/*/${namespace}.json`, { cwd: folder });
  if (file === undefined) throw new Error(`no messages called ${namespace}`);
  return textAt(JSON.parse(readFileSync(join(folder, file), "utf8")), key, path);
}

function textAt(messages: unknown, key: string, path: string): string {
  let value = messages;
  for (const part of path.split("."))
    value = (value as Record<string, unknown> | undefined)?.[part];
  if (typeof value !== "string") throw new Error(`no text ${key}`);
  return value;
}

/** Returns a text as a pattern that matches anything in its placeholders. */
export function pattern(reader: Variant, key: string): RegExp {
  const escaped = text(reader, key).replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replace(/\{\w+\}/g, ".+"));
}

/** Matches a text's first word at the start: the rest varies with numbers. */
export function firstWord(reader: Variant, key: string): RegExp {
  return new RegExp(`^${text(reader, key).split(" ")[0] ?? ""}`);
}
