import type { ErrorCode } from "@tropa/api-contract/base/errors";
import { fill } from "@tropa/domain/fill";
import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import zh from "./messages/zh.json" with { type: "json" };

const catalogues = { ru, en, de, zh } satisfies Record<Locale, typeof en>;

export type FieldMessageKey = keyof typeof en.field;

export function isFieldMessageKey(key: string): key is FieldMessageKey {
  return Object.hasOwn(en.field, key);
}

export function errorMessage(code: ErrorCode, locale: Locale): string {
  return catalogues[locale][code];
}

export function fieldMessage(
  key: FieldMessageKey,
  locale: Locale,
  values: Record<string, number | bigint | string> = {},
): string {
  return fill(catalogues[locale].field[key], values, "");
}
