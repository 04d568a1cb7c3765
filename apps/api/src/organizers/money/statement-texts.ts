import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

const texts = readMessages<typeof en>(import.meta.dirname, "messages");

/** Texts of a statement in the reader's language. */
export const statementTexts = (locale: Locale): typeof en => texts[locale];
