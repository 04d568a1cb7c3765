import axe from "axe-core";
import type { RunOptions } from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storyComplaints, toldText } from "../harness/fake-api.ts";
import { speakPseudo } from "../harness/story-translator.ts";
import { foreignWords } from "./foreign-words.ts";
import { changeFrames, quiet } from "./quiet.ts";
import { asDesktop, asPhone, show } from "./show.tsx";
import type { ScreenStory } from "./screen-stories.ts";
import { screenStories } from "./screen-stories.ts";

/** Everything that holds at any width and in any language. */
const rules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // Takes longer than all others together.
  rules: { "color-contrast": { enabled: false } },
  resultTypes: ["violations"],
  // No rule here reads the style sheets themselves.
  preload: false,
  // Maps of others in a frame do not answer.
  iframes: false,
};

/** Colours are the same in every language, and every component's are tested in the kit. */
const withColours: RunOptions = { ...rules, rules: {} };

/**
 * What the story is about: what lies over the page, else the part that it names. The page around it has stories of
 * its own, and to look at all of it again takes most of the time.
 */
function subjectOf({ parameters }: ScreenStory["Story"]): Element {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const part: unknown = parameters?.["part"];
  const named = typeof part === "string" ? document.querySelector(part) : null;
  return dialog ?? named ?? document.body;
}

async function violations(subject: Element, options: RunOptions): Promise<string[]> {
  const found = await axe.run(subject, options);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${innerWidth} px: ${id}: ${html}: ${failureSummary}`),
  );
}

/** What reaches beyond the window, where the page can be scrolled sideways for it. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll("*")]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    })
    .map(
      ({ className, textContent }) =>
        `${innerWidth} px, ${document.dir}: ${className} ${textContent.slice(0, 40)}`,
    );
}

/** As many letters as are not the same by chance. */
const lastWords = 20;

/**
 * Words of ours that cannot be read to their end on a phone: what holds them is too narrow and hides the rest. What the
 * API tells may be shortened, on a card that leads to all of it: what the words end with says whose they are.
 */
function cutTexts(): string[] {
  const told = toldText();
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => {
      const hasWords = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "",
      );
      if (
        !hasWords ||
        !element.checkVisibility() ||
        told.includes(element.textContent.slice(-lastWords))
      )
        return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return (
        clientWidth > 1 &&
        ((isCut(overflowX) && scrollWidth > clientWidth + 1) ||
          (isCut(overflowY) && scrollHeight > clientHeight + 2))
      );
    })
    .map(({ className, textContent }) => `${innerWidth} px, cut: ${className} ${textContent}`);
}

/** Whoever agrees can read to what: each box leads to its documents. */
const unreadAgreements = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="agree"]')]
    .filter(({ labels }) => ![...(labels ?? [])].some((label) => label.querySelector("a[href]")))
    .map(({ labels }) => `agreed to unread: ${labels?.[0]?.textContent}`);

/** The same, written from right to left. */
async function tooWideFromTheRight(): Promise<string[]> {
  document.dir = "rtl";
  await quiet(changeFrames);
  const found = tooWide();
  document.dir = "ltr";
  return found;
}

/**
 * The list of messages measures its lines as they come and asks for one more frame: the browser names that, and its
 * library's manual calls it harmless.
 */
const oneMoreFrame = /^Error: ResizeObserver loop completed with undelivered notifications\.$/;

/**
 * Looks at every n-th story, so that several files can share them. What has no language of its own speaks the one that
 * nobody does: a text from elsewhere than the catalogues shows, and what is too narrow for long words.
 */
export function lookAtScreens(part: number, parts: number): void {
  const errors: string[] = [];

  beforeEach(() => {
    errors.length = 0;
    vi.spyOn(console, "error").mockImplementation((...messages: unknown[]) => {
      const text = messages.map(String).join(" ");
      if (!oneMoreFrame.test(text)) errors.push(text);
    });
  });
  afterEach(() => {
    speakPseudo(false);
    document.dir = "ltr";
    vi.restoreAllMocks();
  });

  const stories = screenStories.filter((_, index) => index % parts === part);
  it.each(stories)("$name renders without errors, is accessible and fits", async ({ Story }) => {
    const isForeign = Story.args?.locale !== undefined;
    speakPseudo(!isForeign);
    // Some things are there on wide screens alone.
    const isWide = Story.parameters?.["isWide"] === true;
    await (isWide ? asDesktop() : asPhone());
    await show(Story);
    scrollTo(0, 0);
    expect(await violations(subjectOf(Story), isForeign ? rules : withColours)).toEqual([]);
    expect([...tooWide(), ...(isWide ? [] : cutTexts()), ...unreadAgreements()]).toEqual([]);
    if (!isForeign) {
      if (isWide) {
        await asPhone();
        await quiet(changeFrames);
        expect(cutTexts()).toEqual([]);
      }
      expect([...foreignWords(), ...tooWide(), ...(await tooWideFromTheRight())]).toEqual([]);
    }
    await asDesktop();
    scrollTo(0, 0);
    await quiet(changeFrames);
    // A window over the page is the same on a wider one.
    if (!isForeign && !Story.play) expect(await violations(subjectOf(Story), rules)).toEqual([]);
    expect([...(isForeign ? [] : foreignWords()), ...tooWide()]).toEqual([]);
    expect(storyComplaints()).toEqual([]);
    expect(errors).toEqual([]);
  });
}
