import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

const texts = readMessages<typeof en>(import.meta.dirname, "messages");

/** Texts of tables and of payments' purposes in a language. */
export const payoutTexts = (locale: Locale): typeof en => texts[locale];
