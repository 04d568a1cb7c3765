import axe from "axe-core";
import type { RunOptions } from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storyComplaints, suppliedText } from "../harness/fake-api.ts";
import { speakPseudo } from "../harness/story-translator.ts";
import { foreignWords } from "./foreign-words.ts";
import { changeFrames, waitUntilQuiet } from "./quiet.ts";
import { asDesktop, asPhone, show } from "./show.tsx";
import type { ScreenStory } from "./screen-stories.ts";
import { screenStories } from "./screen-stories.ts";

/** Axe rules that are independent of width and language. */
const rules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // Takes longer than all other rules together.
  rules: { "color-contrast": { enabled: false } },
  resultTypes: ["violations"],
  // No rule here reads the style sheets themselves.
  preload: false,
  // Third-party maps in frames do not answer.
  iframes: false,
};

/** Colours do not depend on the language, and the kit tests those of its components. */
const withColours: RunOptions = { ...rules, rules: {} };

/**
 * The subject of a story: an open overlay, or else the part it names. Checking the whole page takes most of the time,
 * and the rest has stories of its own.
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

/** Elements that make the page scroll sideways. */
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

/** Fewer letters than this may match by chance. */
const lastWords = 20;

/**
 * Own texts cut off by a container that is too narrow. Texts of the API may be cut off on cards that link to the whole;
 * a text's ending says where it is from.
 */
function cutTexts(): string[] {
  const told = suppliedText();
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

/** Checks that each consent box links to its documents. */
const unreadAgreements = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="agree"]')]
    .filter(({ labels }) => ![...(labels ?? [])].some((label) => label.querySelector("a[href]")))
    .map(({ labels }) => `agreed to unread: ${labels?.[0]?.textContent}`);

/** Renders right-to-left. */
async function tooWideFromTheRight(): Promise<string[]> {
  document.dir = "rtl";
  await waitUntilQuiet(changeFrames);
  const found = tooWide();
  document.dir = "ltr";
  return found;
}

/**
 * The message list measures its rows in an extra frame, which browsers report as an error; its library's manual calls
 * that harmless.
 */
const oneMoreFrame = /^Error: ResizeObserver loop completed with undelivered notifications\.$/;

/**
 * Checks every n-th story, so that several files share them. Stories without a fixed language use the pseudo-language:
 * hard-coded texts stand out, and so does what is too narrow for long words.
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
    // Some elements exist on wide screens only.
    const isWide = Story.parameters?.["isWide"] === true;
    await (isWide ? asDesktop() : asPhone());
    await show(Story);
    scrollTo(0, 0);
    expect(await violations(subjectOf(Story), isForeign ? rules : withColours)).toEqual([]);
    expect([...tooWide(), ...(isWide ? [] : cutTexts()), ...unreadAgreements()]).toEqual([]);
    if (!isForeign) {
      if (isWide) {
        await asPhone();
        await waitUntilQuiet(changeFrames);
        expect(cutTexts()).toEqual([]);
      }
      expect([...foreignWords(), ...tooWide(), ...(await tooWideFromTheRight())]).toEqual([]);
    }
    await asDesktop();
    scrollTo(0, 0);
    await waitUntilQuiet(changeFrames);
    // Overlays look the same on wider screens.
    if (!isForeign && !Story.play) expect(await violations(subjectOf(Story), rules)).toEqual([]);
    expect([...(isForeign ? [] : foreignWords()), ...tooWide()]).toEqual([]);
    expect(storyComplaints()).toEqual([]);
    expect(errors).toEqual([]);
  });
}
