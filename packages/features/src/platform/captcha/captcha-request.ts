import { requestStore } from "../browser/request-store.ts";

/** What the window of the captcha is asked to do; a call waits for its answer. */
export interface CaptchaRequest {
  /** Whether the visitor has something to do, or only waits while the browser works. */
  isWidget: boolean;
  /** Where the first attempt has failed before the window opened. */
  hasFailed: boolean;
  /** One attempt; a widget is drawn into the holder. Throws where no answer can be had this time. */
  attempt: (holder: HTMLElement, signal: AbortSignal) => Promise<string>;
  /** Null where the visitor will not. */
  answer: (answer: string | null) => void;
}

/** Stands apart from what asks: every page looks whether a window is wanted. */
export const captchaRequests = requestStore<CaptchaRequest>();
