import { loadScript, widgetAnswer, WidgetFault } from "./widget.ts";
import type { Widget } from "./widget.ts";

type YandexEvent = "challenge-hidden" | "network-error" | "javascript-error";

interface SmartCaptcha {
  render(
    holder: HTMLElement,
    options: {
      sitekey: string;
      hl: string;
      invisible: boolean;
      callback: (token: string) => void;
    },
  ): number;
  execute(id: number): void;
  subscribe(id: number, event: YandexEvent, listener: () => void): () => void;
  destroy(id: number): void;
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the window is an interface that others add to
  interface Window {
    smartCaptcha?: SmartCaptcha;
  }
}

/** Our locales that the widget supports. */
const supportedLocales = new Set(["ru", "en"]);

export const yandex: Widget = async ({ holder, siteKey, isInvisible, locale, signal }) => {
  await loadScript("https://smartcaptcha.yandexcloud.net/captcha.js?render=onload");
  const { smartCaptcha: api } = window;
  if (!api) throw new WidgetFault("yandex: nothing came");
  return widgetAnswer(signal, (resolve, fail) => {
    const id = api.render(holder, {
      sitekey: siteKey,
      hl: supportedLocales.has(locale) ? locale : "en",
      invisible: isInvisible,
      callback: resolve,
    });
    api.subscribe(id, "network-error", () => fail("yandex: no connection"));
    api.subscribe(id, "javascript-error", () => fail("yandex: broken"));
    if (isInvisible) {
      // Also fires after success, when the promise is already resolved; hence the delay.
      api.subscribe(id, "challenge-hidden", () => setTimeout(() => fail("yandex: closed")));
      api.execute(id);
    }
    return () => api.destroy(id);
  });
};
