import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Variant } from "./stack.ts";

const languages: Record<Variant, string> = { ru: "ru", intl: "en" };
const folder = join(import.meta.dirname, "../packages/i18n/src/messages");

/** A text of the storefront's first language, from its catalogue: `tour:dates.choose`. */
export function text(variant: Variant, key: string): string {
  const [namespace = "", path = ""] = key.split(":");
  let value: unknown = JSON.parse(
    readFileSync(join(folder, languages[variant], `${namespace}.json`), "utf8"),
  );
  for (const part of path.split("."))
    value = (value as Record<string, unknown> | undefined)?.[part];
  if (typeof value !== "string") throw new Error(`no text ${key} for ${variant}`);
  return value;
}

/** The same as a pattern that takes anything in the text's places. */
export function pattern(variant: Variant, key: string): RegExp {
  const escaped = text(variant, key).replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replace(/\{\w+\}/g, ".+"));
}

/** A text's first word, at the start: what follows bends with numbers. */
export function firstWord(variant: Variant, key: string): RegExp {
  return new RegExp(`^${text(variant, key).split(" ")[0] ?? ""}`);
}
