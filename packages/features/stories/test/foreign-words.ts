import { dateWords } from "@tropa/i18n/date-words";
import { toldText } from "../harness/fake-api.ts";
import { textsOf } from "../samples/texts.ts";

/** Names and signs that are the same in every language. */
const names = /^(?:Tropa|Email|Telegram|WhatsApp|Facebook|Weibo|PDF|RUB|USD|EUR|BYN|KZT|CNY|UTC)$/i;

/** Addresses and names of files are nobody's language. */
const addresses = /\S+@\S+|\bhttps?:\S+|[^\s"“]+\.(?:txt|pdf|jpe?g|png|webp|mkv|csv|zip)\b/g;

const wordsIn = (text: string): string[] =>
  text.replace(addresses, "").match(/[A-Za-z]{3,}/g) ?? [];

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** The platform names countries by itself. */
const ofCountries = new Set(
  letters.flatMap((first) =>
    letters.flatMap((second) => wordsIn(regionNames.of(first + second) ?? "")),
  ),
);

const ofDates = new Set(wordsIn(JSON.stringify([dateWords.en.months, dateWords.en.weekdays])));

/** What a visitor has typed is of the samples, too. */
const ofSamples = new Set(wordsIn(JSON.stringify(textsOf("en"))));

/** Words of the answers, and the text that they are of: a story is asked several times. */
let told = { text: "", words: new Set<string>() };

function toldWords(): ReadonlySet<string> {
  const text = toldText();
  if (text !== told.text) told = { text, words: new Set(wordsIn(text)) };
  return told.words;
}

/** What is read on the page or by a screen reader. */
function shownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest("script, style, code, [lang]"))
      texts.push(node.nodeValue ?? "");
  }
  const attributes = ["aria-label", "placeholder", "title", "alt", "aria-description"];
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    texts.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
  return texts;
}

/** Words that came from no catalogue and from no answer: a text in the code, or a message's key. */
export function foreignWords(): string[] {
  const answered = toldWords();
  const isKnown = (word: string) =>
    answered.has(word) ||
    ofSamples.has(word) ||
    ofDates.has(word) ||
    ofCountries.has(word) ||
    names.test(word);
  return [...new Set(shownTexts().flatMap(wordsIn))].filter((word) => !isKnown(word));
}
