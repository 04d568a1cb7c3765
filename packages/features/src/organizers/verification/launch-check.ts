import type { Locale } from "@tropa/domain/locale";

export interface CheckOptions {
  accessToken: string;
  locale: Locale;
  /** Accessible name of the frame. */
  title: string;
  /** Returns a new token when the first expires. */
  renew: () => Promise<string>;
  /** Called when everything was submitted to the provider. */
  onSent: () => void;
  /** Aborted when the page is left. */
  signal: AbortSignal;
}

/** Renders the provider's frame into an element; loads its code on demand. */
export async function launchCheck(
  element: HTMLElement,
  { accessToken, locale, title, renew, onSent, signal }: CheckOptions,
): Promise<void> {
  const { default: websdk } = await import("@sumsub/websdk");
  if (signal.aborted) return;
  const check = websdk
    .init(accessToken, renew)
    .withConf({
      lang: locale,
      theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on("idCheck.onApplicantSubmitted", onSent)
    .on("idCheck.onApplicantResubmitted", onSent)
    .build();
  check.launch(element);
  // The package gives its frame no title.
  element.querySelector("iframe")?.setAttribute("title", title);
  signal.addEventListener("abort", () => check.destroy(), { once: true });
}
