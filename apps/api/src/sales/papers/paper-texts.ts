import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

export type PaperTexts = typeof en;

const texts: Record<Locale, PaperTexts> = readMessages<typeof en>(import.meta.dirname, "messages");

/** Texts of vouchers and receipts. */
export const paperTexts = (locale: Locale): PaperTexts => texts[locale];
