import type { ErrorCode } from "@tropa/api-contract/base/errors";
import { fill } from "@tropa/domain/text/fill";
import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

const catalogues = readMessages<typeof en>(import.meta.dirname, "messages");

export type FieldMessageKey = keyof typeof en.field;

export function isFieldMessageKey(key: string): key is FieldMessageKey {
  return Object.hasOwn(catalogues.en.field, key);
}

/** Returns the message of an error code. */
export function errorMessage(code: ErrorCode, locale: Locale): string {
  return catalogues[locale][code];
}

/** Returns the message of a field's error, with its values filled in as the reader's language writes numbers. */
export function fieldMessage(
  key: FieldMessageKey,
  locale: Locale,
  values: Record<string, number | bigint | string> = {},
): string {
  const { format } = new Intl.NumberFormat(locale);
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? value : format(value),
  ]);
  return fill(catalogues[locale].field[key], Object.fromEntries(written), "");
}
