import type { Locale } from "@tropa/domain/locale";

export interface CheckOptions {
  accessToken: string;
  locale: Locale;
  /** What the frame is called by those who hear the page. */
  title: string;
  /** A token for whoever takes longer than one lasts. */
  renew: () => Promise<string>;
  /** Everything has been handed in; the provider looks at it now. */
  onSent: () => void;
  /** The page is left. */
  signal: AbortSignal;
}

/** Puts the provider's frame into an element. Its code comes with the first check: nobody else needs it. */
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
  // The package gives its frame no name.
  element.querySelector("iframe")?.setAttribute("title", title);
  signal.addEventListener("abort", () => check.destroy(), { once: true });
}
