import { dateWords } from "@tropa/i18n/date-words";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toldText } from "../harness/fake-api.ts";
import { speakPseudo } from "../harness/story-translator.ts";
import { quiet } from "./quiet.ts";
import { screenStories } from "./screen-stories.ts";
import { asPhone, show } from "./show.tsx";

// Every screen in a language that nobody speaks, written from left to right and from right to left.

/** Names and signs that are the same in every language. */
const names = /^(?:Tropa|Email|Telegram|WhatsApp|Facebook|Weibo|PDF|RUB|USD|EUR|BYN|KZT|CNY|UTC)$/i;

const wordsIn = (text: string): string[] => text.match(/[A-Za-z]{3,}/g) ?? [];

const ofDates = new Set(wordsIn(JSON.stringify([dateWords.en.months, dateWords.en.weekdays])));

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
function foreignWords(): string[] {
  const told = new Set(wordsIn(toldText()));
  const isKnown = (word: string) => told.has(word) || ofDates.has(word) || names.test(word);
  return [...new Set(shownTexts().flatMap(wordsIn))].filter((word) => !isKnown(word));
}

/** What the page can be scrolled sideways for. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll("*")]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    })
    .map((element) => `${document.dir}: ${element.className} ${element.textContent.slice(0, 40)}`);
}

const isEnglish = ({ Story }: (typeof screenStories)[number]) => Story.args?.locale === undefined;

/** Looks at every n-th story, so that several files can share them. */
export function lookAtLanguages(part: number, parts: number): void {
  beforeAll(() => speakPseudo(true));
  afterAll(() => speakPseudo(false));

  const stories = screenStories.filter(isEnglish).filter((_, index) => index % parts === part);
  it.each(stories)(
    "$name says what catalogues say, and fits in both directions of writing",
    async ({ Story }) => {
      await asPhone();
      await show(Story);
      const found = [...foreignWords(), ...tooWide()];
      document.dir = "rtl";
      await quiet();
      found.push(...tooWide());
      document.dir = "ltr";
      expect(found).toEqual([]);
    },
  );
}
