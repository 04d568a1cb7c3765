import { localeFacts, locales } from "@tropa/domain/locale";
import { timeZones } from "@tropa/domain/time/time-zones";
import { dateWords } from "@tropa/i18n/date-words";
import { zoneItems } from "../../src/people/settings/preferences/zone-items.ts";
import { suppliedText } from "../harness/fake-api.ts";
import { textsOf } from "../samples/texts/texts.ts";

/** Names and signs that are the same in every language. */
const names =
  /^(?:Tropa|Email|Telegram|WhatsApp|Facebook|Weibo|RSS|Atom|PDF|JPEG|PNG|WebP|AVIF|DOCX|XLSX|TXT|RUB|USD|EUR|BYN|KZT|CNY|MOV|WebM|UTC|GMT|MSK|GSHHG|GeoNames|Natural|Earth|Mir|Visa|Mastercard|UnionPay|American|Express|AMEX|SBP)$/i;

/** URLs, paths and file names. */
const addresses =
  /\S+@\S+|\bhttps?:\S+|(?<!\S)[(“"«]?\/\S+|[^\s"“]+\.(?:txt|pdf|jpe?g|png|webp|mkv|csv|zip)\b/g;

const latin = (text: string): string[] => text.match(/[A-Za-z]{3,}/g) ?? [];
const wordsIn = (text: string): string[] => latin(text.replace(addresses, ""));

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Country names come from the platform. */
const ofCountries = new Set(
  letters.flatMap((first) =>
    letters.flatMap((second) => wordsIn(regionNames.of(first + second) ?? "")),
  ),
);

const ofDates = new Set(wordsIn(JSON.stringify([dateWords.en.months, dateWords.en.weekdays])));

/** So do languages' own names, time zones and units. */
const ofPlatform = new Set(
  latin(
    [
      ...locales.map((locale) => localeFacts[locale].name),
      ...locales.map((locale) => new Intl.DisplayNames("en", { type: "language" }).of(locale)),
      ...["day", "hour", "minute"].map((unit) =>
        new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "short" }).format(2),
      ),
      ...zoneItems(timeZones, null, "en").map(({ text }) => text),
    ].join(" "),
  ),
);

/** What a visitor types is part of the samples. */
const ofSamples = new Set(latin(JSON.stringify(textsOf("en"))));

/** Words of the answers, cached with the text they were read from. */
let told = { text: "", words: new Set<string>() };

function toldWords(): ReadonlySet<string> {
  const text = suppliedText();
  if (text !== told.text) told = { text, words: new Set(latin(text)) };
  return told.words;
}

/**
 * Elements whose text is typed or not ours, partial words whose whole is above them, and the box in which the plots
 * measure their labels, which stays with the text of an earlier page.
 */
const outside =
  "script, style, code, textarea, :has(> mark), body [lang], #recharts_measurement_span";

/** Texts that are visible or read by screen readers. */
function shownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (const { textContent } of document.querySelectorAll(":has(> mark)")) texts.push(textContent);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(outside)) texts.push(node.nodeValue ?? "");
  }
  const attributes = ["aria-label", "placeholder", "title", "alt", "aria-description"];
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    texts.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
  return texts;
}

/** Words that are neither from a catalogue nor from an answer: hard-coded texts or message keys. */
export function foreignWords(): string[] {
  const answered = toldWords();
  const isKnown = (word: string) =>
    answered.has(word) ||
    ofSamples.has(word) ||
    ofDates.has(word) ||
    ofPlatform.has(word) ||
    ofCountries.has(word) ||
    names.test(word);
  return [...new Set(shownTexts().flatMap(wordsIn))].filter((word) => !isKnown(word));
}
