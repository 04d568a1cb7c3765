import { loadScript, widgetAnswer, WidgetFault } from "./widget.ts";
import type { Widget } from "./widget.ts";

interface Turnstile {
  render(
    holder: HTMLElement,
    options: {
      sitekey: string;
      language: string;
      size: "flexible";
      appearance: "always" | "interaction-only";
      callback: (token: string) => void;
      "error-callback": (code: string) => boolean;
      "timeout-callback": () => void;
      "unsupported-callback": () => void;
    },
  ): string;
  remove(id: string): void;
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the window is an interface that others add to
  interface Window {
    turnstile?: Turnstile;
  }
}

export const turnstile: Widget = async ({ holder, siteKey, isInvisible, locale, signal }) => {
  await loadScript("https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit");
  const { turnstile: api } = window;
  if (!api) throw new WidgetFault("turnstile: nothing came");
  return widgetAnswer(signal, (resolve, fail) => {
    const id = api.render(holder, {
      sitekey: siteKey,
      language: locale === "zh" ? "zh-cn" : locale,
      size: "flexible",
      appearance: isInvisible ? "interaction-only" : "always",
      callback: resolve,
      "error-callback"(code) {
        fail(`turnstile: ${code}`);
        // Handled here: true keeps the widget from logging it too.
        return true;
      },
      "timeout-callback": () => fail("turnstile: too slow"),
      "unsupported-callback": () => fail("turnstile: not in this browser"),
    });
    return () => api.remove(id);
  });
};
