import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** As `unseenFocus` says it. */
const nothing = "nothing is focused";

/** Returns the focused element and why it is not visible; null if it is. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return "nothing is focused";
  const label = focused.ariaLabel ?? (focused.textContent || focused.outerHTML);
  const name = `${focused.tagName.toLowerCase()} "${label.trim().slice(0, 80)}"`;
  const marked = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
  };
  // A field may be marked by the frame around it, a choice by its label, a marker of a map by what it draws.
  const frames = [
    focused,
    focused.parentElement,
    focused.parentElement?.parentElement,
    ...focused.querySelectorAll(":scope > *, :scope > * > *"),
  ].filter((element) => element instanceof Element);
  const isField = focused.matches("input, textarea, select");
  // The thumb of a slider is marked, and no script can read its style.
  const isSlider = focused.matches('input[type="range"]');
  const isMarked =
    isSlider ||
    frames.some(
      (element) =>
        marked(element) ||
        marked(element, "::before") ||
        marked(element, "::after") ||
        (isField && getComputedStyle(element).boxShadow !== "none"),
    );
  if (!isMarked) return `${name} is not marked`;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return `${name} is out of sight`;
  const spots = [
    [x, y],
    [x, Math.max(top, 0) + 3],
    [x, Math.min(bottom, innerHeight) - 3],
    [left + 3, y],
  ] as const;
  const isOver = spots.every(([atX, atY]) => {
    const there = document.elementFromPoint(atX, atY);
    return there && !focused.contains(there) && !there.contains(focused);
  });
  return isOver ? `${name} is covered` : null;
}

/** What is scrolled into sight smoothly is there a moment later; on a busy machine, some more moments. */
const tries = 600;

async function problemOf(page: Page): Promise<string | null> {
  let problem = await page.evaluate(unseenFocus);
  for (let left = tries; left > 0 && problem !== null; left -= 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    problem = await page.evaluate(unseenFocus);
    // Between the document's ends the browser itself has the focus.
    if (problem === nothing) return null;
  }
  return problem;
}

/** Expects the focused element to be visible. */
export async function expectSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unseenFocus)).toBeNull();
}

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** More tab stops than any page has. */
const stopsTried = 300;

/** Tabs to an element; expects every stop on the way to be visible. */
export async function tabTo(
  page: Page,
  target: Locator,
  { back = false }: { back?: boolean } = {},
): Promise<void> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stopsTried; stop += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const problem = await problemOf(page);
    if (problem !== null) unseen.push(problem);
    if (await isFocused(target)) break;
  }
  expect(unseen).toEqual([]);
  expect(await isFocused(target), "is reached with the tabulator").toBe(true);
}

/** What can be used on a page and was not reached by the last walk; a group of choices is one stop. */
function unreached(): string[] {
  const usable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const reached = [...document.querySelectorAll("[data-reached]")];
  const groups = new Set(
    reached.flatMap((one) => (one instanceof HTMLInputElement && one.name ? [one.name] : [])),
  );
  return [...document.querySelectorAll<HTMLElement>(usable)]
    .filter(
      (one) =>
        one.dataset["reached"] === undefined &&
        one.tabIndex >= 0 &&
        !one.matches(":disabled") &&
        !one.closest("[inert], [hidden]") &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !(one instanceof HTMLInputElement && one.type === "radio" && groups.has(one.name)),
    )
    .map((one) => (one.ariaLabel ?? one.textContent.trim()).slice(0, 80) || one.outerHTML);
}

/** Marks the focused element as reached; returns false at the end of the walk. */
function noteReached(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return false;
  if (focused.dataset["reached"] !== undefined) return false;
  focused.dataset["reached"] = "";
  return true;
}

/** From the head of a page just opened to its foot: every stop is seen, and nothing that can be used is left out. */
export async function walkThrough(page: Page): Promise<void> {
  const problems: string[] = [];
  for (let stop = 0; stop < stopsTried; stop += 1) {
    await page.keyboard.press("Tab");
    const problem = await problemOf(page);
    if (problem !== null) problems.push(problem);
    if (!(await page.evaluate(noteReached))) break;
  }
  // The way back up may come with the last step down, as the last stop of the page.
  for (let back = 0; back < 2 && (await page.evaluate(unreached)).length > 0; back += 1) {
    await page.keyboard.press("Shift+Tab");
    await page.evaluate(noteReached);
  }
  problems.push(...(await page.evaluate(unreached)).map((name) => `"${name}" is not reached`));
  expect(problems, page.url()).toEqual([]);
}
