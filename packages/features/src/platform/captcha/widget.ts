import type { Locale } from "@tropa/domain/locale";

/** What a provider's widget is asked for. */
export interface WidgetQuestion {
  /** Where it draws itself. */
  holder: HTMLElement;
  siteKey: string;
  /** Draws nothing unless it doubts the visitor. */
  isInvisible: boolean;
  locale: Locale;
  signal: AbortSignal;
}

/** One provider's widget: answers its token, throws a WidgetFault where it has none. */
export type Widget = (question: WidgetQuestion) => Promise<string>;

/** A widget does not come, or ends without an answer. */
export class WidgetFault extends Error {
  override readonly name = "WidgetFault";
}

/** A script that has not come by then does not come. */
const longestLoadMs = 15_000;
/** The name that providers' scripts call once they are ready. */
const readyName = "tropaCaptchaReady";

const loading = new Map<string, Promise<void>>();

/** Loads a provider's script, once; after a failure the next widget loads it again. */
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

/** An answer by a widget's callbacks; what it leaves behind goes whatever comes of it. */
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

/** The window that the visitor is in: everything outside of it is out of reach. */
export const topWindow = (): HTMLElement =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1) ?? document.body;

/** Moves a node with what its frames show, where the browser can. */
function move(node: HTMLElement, parent: HTMLElement): void {
  if ("moveBefore" in parent) parent.moveBefore(node, null);
  else (parent as HTMLElement).append(node);
}

/** Providers lay their tasks over the page, under a window that is open: these come into it. */
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
