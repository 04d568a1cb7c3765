import { requestStore } from "../browser/request-store.ts";

/** A captcha to be solved in the window; a call waits for the answer. */
export interface CaptchaRequest {
  /** True if the visitor has to do something, false if they only wait for the browser. */
  isWidget: boolean;
  /** The first attempt failed before the window opened. */
  hasFailed: boolean;
  /** Makes one attempt; a widget renders into the holder. Throws where it gets no answer. */
  attempt: (holder: HTMLElement, signal: AbortSignal) => Promise<string>;
  /** Null if the visitor cancels. */
  answer: (answer: string | null) => void;
}

/** A module of its own: every page subscribes to it. */
export const captchaRequests = requestStore<CaptchaRequest>();
