import type { Locale } from "@tropa/domain/locale";

/** Options of a provider's widget. */
export interface WidgetQuestion {
  /** The element to render into. */
  holder: HTMLElement;
  siteKey: string;
  /** Shows nothing unless the provider doubts the visitor. */
  isInvisible: boolean;
  locale: Locale;
  signal: AbortSignal;
}

/** A provider's widget. Resolves to its token; throws a WidgetFault if there is none. */
export type Widget = (question: WidgetQuestion) => Promise<string>;

/** A widget did not load, or ended without an answer. */
export class WidgetFault extends Error {
  override readonly name = "WidgetFault";
}

/** Time limit for loading a script, ms. */
const longestLoadMs = 15_000;
/** Global callback that provider scripts call once they are ready. */
const readyName = "tropaCaptchaReady";

const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once; a failed load is retried by the next widget. */
export function loadScript(address: string): Promise<void> {
  let found = loading.get(address);
  if (!found) {
    found = insertScript(address);
    found.catch(() => loading.delete(address));
    loading.set(address, found);
  }
  return found;
}

function insertScript(address: string): Promise<void> {
  const url = new URL(address);
  url.searchParams.set("onload", readyName);
  const script = document.createElement("script");
  script.src = url.href;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => () => {
      clearTimeout(timer);
      script.remove();
      reject(new WidgetFault(`${url.host}: ${why}`));
    };
    const timer = setTimeout(fail("too slow"), longestLoadMs);
    Object.assign(window, {
      [readyName]: () => {
        clearTimeout(timer);
        resolve();
      },
    });
    script.addEventListener("error", fail("not loaded"));
    document.head.append(script);
  });
}

/** Wraps a widget's callbacks in a promise and cleans up afterwards, whatever the outcome. */
export async function widgetAnswer(
  signal: AbortSignal,
  render: (resolve: (token: string) => void, fail: (why: string) => void) => () => void,
): Promise<string> {
  let remove = () => {};
  const release = followOverlays();
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (why: string) => reject(new WidgetFault(why));
      signal.addEventListener("abort", () => fail("given up"), { once: true });
      if (signal.aborted) fail("given up");
      else remove = render(resolve, fail);
    });
  } finally {
    release();
    remove();
  }
}

/** The topmost open dialog, or the body: everything outside a modal dialog is inert. */
export const topWindow = (): HTMLElement =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1) ?? document.body;

/** Moves a node; `moveBefore` keeps its frames from reloading, where the browser has it. */
function move(node: HTMLElement, parent: HTMLElement): void {
  if ("moveBefore" in parent) parent.moveBefore(node, null);
  else (parent as HTMLElement).append(node);
}

/** Providers append their challenges to the body, which is inert under an open dialog: moves them into it. */
function followOverlays(): () => void {
  const observer = new MutationObserver((changes) => {
    const target = topWindow();
    if (target === document.body) return;
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && (node.matches("iframe") || node.querySelector("iframe")))
          move(node, target);
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
