import { startFirefox } from "./firefox.ts";
import { until } from "./until.ts";
import { startWebkit } from "./webkit.ts";
import { elementKey, RefusedCommand } from "./wire.ts";
import type { Size, Wire } from "./wire.ts";

const engines = { firefox: startFirefox, webkit: startWebkit };
export type Engine = keyof typeof engines;

/** A visible element: the first match of the selector, with the given text if any. */
export interface Target {
  css: string;
  /** Its name or text: the whole of it, or a pattern. */
  named?: string | RegExp;
  /** Index among several matches, from 0. */
  at?: number;
}

/** Runs in the page: the elements that are meant, in their order. */
const findAll = `
  const [css, exact, like] = arguments;
  const flat = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const namesOf = (element) => {
    const by = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    return [
      element.getAttribute("aria-label"),
      by.map((id) => document.getElementById(id)?.textContent ?? "").join(" "),
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      element.textContent,
    ].map(flat);
  };
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const pattern = like === null ? null : new RegExp(like, "u");
  const isMeant = (name) => (pattern ? pattern.test(name) : exact === null || name === exact);
  return [...document.querySelectorAll(css)].filter(
    (element) => isSeen(element) && namesOf(element).some(isMeant),
  );`;

/** Runs in the page: whether a press of the element would count and, however late it comes, meet it. */
const isReady = `
  const [element] = arguments;
  const isMoving = ({ effect, playState }) =>
    playState === "running" &&
    effect.target?.contains(element) &&
    effect.getComputedTiming().endTime < Infinity;
  return !element.disabled && !document.getAnimations().some(isMoving);`;

const described = ({ css, named, at }: Target) =>
  [css, named === undefined ? "" : `called ${String(named)}`, at ? `(${at + 1})` : ""].join(" ");

/** A browser other than Chromium, as used by the journeys. */
export class Browser {
  readonly #wire: Wire;
  readonly #origin: string;
  constructor(wire: Wire, origin: string) {
    this.#wire = wire;
    this.#origin = origin;
  }

  async run<T>(script: string, ...args: unknown[]): Promise<T> {
    return (await this.#wire.run(script, args)) as T;
  }

  async #find({ css, named, at = 0 }: Target): Promise<string | null> {
    const exact = typeof named === "string" ? named.replace(/\s+/g, " ").trim() : null;
    const like = named instanceof RegExp ? named.source : null;
    const found = await this.run<Record<string, string>[]>(findAll, css, exact, like);
    return found[at]?.[elementKey] ?? null;
  }

  /** Navigates; resolves when the page has started to load, not when it is hydrated. */
  async leaveFor(path: string): Promise<void> {
    await this.run("window.isLeft = true");
    await this.#wire.goTo(new URL(path, this.#origin).href);
    const isThere = "return !window.isLeft && document.body !== null";
    await until(`another page: ${path}`, () => this.run<boolean>(isThere));
  }

  /** Navigates and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.leaveFor(path);
    await this.takenOver();
  }

  isTakenOver(): Promise<boolean> {
    return this.run("return document.documentElement.matches('[data-hydrated]')");
  }

  takenOver(): Promise<unknown> {
    return until("a page that answers to its script", () => this.isTakenOver());
  }

  address(): Promise<string> {
    return this.run<string>("return location.href");
  }

  async at(pattern: RegExp): Promise<string> {
    return until(`an address like ${String(pattern)}`, async () => {
      const address = await this.address();
      return pattern.test(address) && address;
    });
  }

  /** The element that is seen, once it is. */
  see(target: Target): Promise<string> {
    return until(described(target), () => this.#find(target));
  }

  async isSeen(target: Target): Promise<boolean> {
    return (await this.#find(target)) !== null;
  }

  async textOf(target: Target): Promise<string> {
    return this.run("return arguments[0].textContent", { [elementKey]: await this.see(target) });
  }

  /** Presses like a visitor: waits while the element is disabled or moves, or something covers it. */
  async press(target: Target): Promise<void> {
    await until(`a press of ${described(target)}`, async () => {
      const element = await this.#find(target);
      if (element === null) return false;
      // For the browser's driver neither is an error: it presses a disabled button, or what came under the pointer.
      if (!(await this.run<boolean>(isReady, { [elementKey]: element }))) return false;
      try {
        await this.#wire.click(element);
        return true;
      } catch (error) {
        if (!(error instanceof RefusedCommand)) throw error;
        // Away from what stays at the edges of the window or of a dialog.
        await this.run("arguments[0].scrollIntoView({ block: 'center' })", {
          [elementKey]: element,
        });
        throw error;
      }
    });
  }

  /** Presses until something appears: a moving element may need several presses. */
  async pressUntil(target: Target, awaited: Target): Promise<void> {
    await until(described(awaited), async () => {
      if (await this.isSeen(awaited)) return true;
      const element = await this.#find(target);
      if (element !== null) await this.#wire.click(element);
      return this.isSeen(awaited);
    });
  }

  async type(target: Target, keys: string): Promise<void> {
    await until(`a field ${described(target)}`, async () => {
      const element = await this.#find(target);
      if (element === null) return false;
      await this.#wire.type(element, keys);
      return true;
    });
  }

  async back(): Promise<void> {
    await this.run("history.back()");
  }

  async shoot(): Promise<Buffer> {
    return Buffer.from(await this.#wire.shoot(), "base64");
  }

  stop(): Promise<void> {
    return this.#wire.stop();
  }
}

/** Starts a browser with a page of this size. */
export async function startBrowser(engine: Engine, size: Size, origin: string): Promise<Browser> {
  const wire = await engines[engine]();
  try {
    await wire.resize(size);
  } catch (error) {
    await wire.stop();
    throw error;
  }
  return new Browser(wire, origin);
}
