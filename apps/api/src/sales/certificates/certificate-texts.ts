import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

const catalogues = readMessages<typeof en>(import.meta.dirname, "messages");

/** Texts of a printed certificate. */
export const certificateTexts = (locale: Locale): typeof en => catalogues[locale];

/** The name of a certificate at the bank and on its receipt. */
export const certificateTitle = (locale: Locale): string => catalogues[locale].title;
