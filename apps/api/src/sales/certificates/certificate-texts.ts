import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "../../platform/text/read-messages.ts";
import type en from "./messages/en.json";

const catalogues = readMessages<typeof en>(import.meta.dirname, "messages");

/** Words of a printed certificate. */
export const certificateTexts = (locale: Locale): typeof en => catalogues[locale];

/** What a bank and its receipt call it. */
export const certificateTitle = (locale: Locale): string => catalogues[locale].title;
