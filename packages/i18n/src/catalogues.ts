import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";

export type Messages = Record<string, unknown>;
/** Messages by namespace. */
export type Catalogue = Record<string, Messages>;

const files = import.meta.glob<Messages>("./messages/*/*.json", { eager: true, import: "default" });

const catalogues = new Map<Locale, Catalogue>();
for (const [path, messages] of Object.entries(files)) {
  const [, , locale, file] = path.split("/");
  if (!isLocale(locale) || !file) throw new Error(`A message file outside the locales: ${path}`);
  const catalogue = catalogues.get(locale) ?? {};
  catalogue[file.replace(".json", "")] = messages;
  catalogues.set(locale, catalogue);
}

/** All messages of a locale, for servers: browsers fetch theirs from `/_i18n`. */
export function catalogueOf(locale: Locale): Catalogue {
  return catalogues.get(locale) ?? {};
}
