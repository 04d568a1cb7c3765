import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

export type ArrivalTexts = typeof en;

const texts: Record<Locale, ArrivalTexts> = readMessages<typeof en>(
  import.meta.dirname,
  "messages",
);

/** Texts of calendar entries. */
export const arrivalTexts = (locale: Locale): ArrivalTexts => texts[locale];
