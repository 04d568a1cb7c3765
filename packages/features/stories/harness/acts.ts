import type { Endpoint } from "@tropa/api-contract/base/endpoint";
import type { MessageKey } from "@tropa/i18n/message-keys";
import type { Translator } from "@tropa/i18n/translator";
import { noteStoryText, wasMade } from "./fake-api.ts";

// Actions of a visitor in a story. Elements are found by their text in the page's language, named by message key:
// `listing:map.open`.

let translator: Translator | undefined;

/** Set by the page, for actions to read. */
export function speak(of: Translator): void {
  translator = of;
}

/** A message in the story's language. Of a message with placeholders only the text before the first is returned. */
export function wordsOf(key: MessageKey): string {
  if (!translator) throw new Error("no page is shown");
  const words = translator.t(key);
  // Texts that are no message key, such as paths, are used as they are.
  if (words === key.split(":").at(-1)) throw new Error(`there is no message ${key}`);
  const [before = ""] = words.split("{");
  if (before.trim() === "") throw new Error(`${key} does not begin with words of its own`);
  return before.trim();
}

const pressable = "button, a[href], summary, label, [role=tab], [role=option], [role=menuitem]";
const field = "input, textarea, select";

const nameOf = (element: Element): string => {
  const label = element.getAttribute("aria-label") ?? element.textContent;
  return label.replace(/\s+/g, " ").trim();
};

const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Time limit for parts that load on demand, ms; generous for slow machines. */
const patienceMs = 120_000;

/** Polls until a value is found. */
async function found<T extends Element>(what: string, find: () => T | undefined): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const element = find();
    if (element) return element;
    if (performance.now() > end) throw new Error(`there is nothing to be seen of ${what}`);
    await nextFrame();
  }
}

const all = (selector: string, within: ParentNode) => [...within.querySelectorAll(selector)];

/** An open dialog hides everything else. */
const inFront = (): ParentNode =>
  [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/** Focuses and clicks an element, as a real press does. */
function pressIt(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.click();
}

/** Whether a name begins with whole words: "Accept" does not match "Accepted". */
const beginsWith = (name: string, words: string) =>
  name.startsWith(words) && !/^\p{L}/u.test(name.slice(words.length));

/** Finds a button or link whose name is, or begins with, a message. */
function pressableNamed(key: MessageKey): Promise<HTMLElement> {
  const words = wordsOf(key);
  return found(`"${words}"`, () => {
    const candidates = all(pressable, inFront()).filter(
      (element): element is HTMLElement => element instanceof HTMLElement && isSeen(element),
    );
    return (
      candidates.find((element) => nameOf(element) === words) ??
      candidates.find((element) => beginsWith(nameOf(element), words))
    );
  });
}

/** Presses elements by name, one after the other. */
export const press =
  (...keys: readonly MessageKey[]) =>
  async (): Promise<void> => {
    for (const key of keys) pressIt(await pressableNamed(key));
  };

/** Chooses an order of the listing: by its link, or on narrow screens from the native select. */
export const sortBy = (key: MessageKey) => async (): Promise<void> => {
  const words = wordsOf(key);
  const choice = await found(`"${words}"`, () =>
    all("a[href], option", inFront()).find(
      (one): one is HTMLElement =>
        one instanceof HTMLElement &&
        nameOf(one) === words &&
        isSeen(one instanceof HTMLOptionElement ? (one.closest("select") ?? one) : one),
    ),
  );
  const list = choice.closest("select");
  if (!(choice instanceof HTMLOptionElement) || !list) {
    pressIt(choice);
    return;
  }
  list.value = choice.value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Presses the first element that a selector finds. */
export const pressOn = (selector: string) => async (): Promise<void> => {
  const element = await found(selector, () =>
    all(selector, inFront()).find((one): one is HTMLElement => one instanceof HTMLElement),
  );
  pressIt(element);
};

/** Types into a field found by its name. */
export const write = (name: string, text: string) => async (): Promise<void> => {
  const input = await found(name, () =>
    all(field, inFront()).find(
      (one): one is HTMLInputElement | HTMLTextAreaElement =>
        (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) &&
        (one.name === name || one.name.endsWith(`.${name}`)) &&
        // A code is typed into a transparent field over drawn boxes.
        (isSeen(one) || one.autocomplete === "one-time-code"),
    ),
  );
  typeInto(input, text);
};

function typeInto(input: HTMLElement, text: string): void {
  noteStoryText(text);
  const prototype = Object.getPrototypeOf(input) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Types into the first field with a list of options, and chooses the first that it offers. */
export const choose = (text: string) => async (): Promise<void> => {
  const input = await found("a field with options", () =>
    all("input[role=combobox]", inFront()).find(
      (one): one is HTMLInputElement => one instanceof HTMLInputElement && isSeen(one),
    ),
  );
  input.focus({ preventScroll: true });
  typeInto(input, text);
  await pressOn("[role=option]")();
};

/** Chooses a value of a select found by its name, once it has it. */
export const select = (name: string, value: string) => async (): Promise<void> => {
  const list = await found(name, () =>
    all(`select[name="${name}"]`, inFront()).find(
      (one): one is HTMLSelectElement =>
        one instanceof HTMLSelectElement && [...one.options].some((item) => item.value === value),
    ),
  );
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Scrolls to a part that loads when it comes near the viewport. */
export const scrollTo = (selector: string) => async (): Promise<void> => {
  const element = await found(selector, () => all(selector, document.body)[0]);
  element.scrollIntoView({ block: "center" });
};

/** Waits until the page has made a call whose failure is silent, so that it does not run into the next story. */
export const call = (endpoint: Endpoint) => async (): Promise<void> => {
  await found(`a call of ${endpoint.name}`, () =>
    wasMade(endpoint) ? document.documentElement : undefined,
  );
};

/** Waits until the page shows a message; without values, the part before its first placeholder. */
export const see =
  (key: MessageKey, values?: Record<string, number>) => async (): Promise<void> => {
    await seeText(values && translator ? translator.t(key, values) : wordsOf(key))();
  };

/** Waits until the page shows a text that is in no catalogue. */
export const seeText = (words: string) => async (): Promise<void> => {
  await found(`"${words}"`, () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, nodeValue } = text;
      if (nodeValue?.includes(words) && parentElement && isSeen(parentElement))
        return parentElement;
    }
    return undefined;
  });
};

/** Waits until the page has an element. */
export const seeElement = (selector: string) => async (): Promise<void> => {
  await found(selector, () => all(selector, document.body).find(isSeen));
};

/** Waits until an element is inside the viewport. */
export const seeInSight = (selector: string) => async (): Promise<void> => {
  await found(selector, () =>
    all(selector, document.body).find((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return isSeen(element) && top >= 0 && bottom <= window.innerHeight;
    }),
  );
};

/** Waits until the page has an element labelled by a message. */
export const seeLabelled = (selector: string, key: MessageKey) => async (): Promise<void> => {
  const words = wordsOf(key);
  await found(`${selector} "${words}"`, () =>
    all(selector, document.body).find(
      (element) => element.getAttribute("aria-label") === words && isSeen(element),
    ),
  );
};

/** Runs actions one after the other. */
export const acts =
  (...each: readonly (() => Promise<void>)[]) =>
  async (): Promise<void> => {
    for (const act of each) await act();
  };
