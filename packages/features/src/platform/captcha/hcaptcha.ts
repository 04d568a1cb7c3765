import { loadScript, widgetAnswer, WidgetFault } from "./widget.ts";
import type { Widget } from "./widget.ts";

interface HCaptcha {
  render(
    holder: HTMLElement,
    options: {
      sitekey: string;
      hl: string;
      size: "normal" | "invisible";
      callback: (token: string) => void;
      "error-callback": (code: string) => void;
      "chalexpired-callback": () => void;
      "close-callback"?: () => void;
    },
  ): string;
  execute(id: string): void;
  remove(id: string): void;
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the window is an interface that others add to
  interface Window {
    hcaptcha?: HCaptcha;
  }
}

export const hcaptcha: Widget = async ({ holder, siteKey, isInvisible, locale, signal }) => {
  await loadScript("https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off");
  const { hcaptcha: api } = window;
  if (!api) throw new WidgetFault("hcaptcha: nothing came");
  return widgetAnswer(signal, (resolve, fail) => {
    const id = api.render(holder, {
      sitekey: siteKey,
      hl: locale === "zh" ? "zh-CN" : locale,
      size: isInvisible ? "invisible" : "normal",
      callback: resolve,
      "error-callback": (code) => fail(`hcaptcha: ${code}`),
      "chalexpired-callback": () => fail("hcaptcha: too slow"),
      // With a visible checkbox, closing the task is not a refusal: the visitor can tick it again.
      ...(isInvisible && { "close-callback": () => fail("hcaptcha: closed") }),
    });
    if (isInvisible) api.execute(id);
    return () => api.remove(id);
  });
};
