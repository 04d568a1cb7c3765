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

const store = requestStore<CaptchaRequest>();
export const useCaptchaRequest = store.use;

let last: Promise<unknown> = Promise.resolve();

/** Opens the window, after others that calls wait for; null where the visitor closes it, or the call is given up. */
export function askVisitor(
  asked: Omit<CaptchaRequest, "answer">,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const turn = last.then(
    () =>
      new Promise<string | null>((resolve) => {
        let isAnswered = false;
        const answer = (given: string | null) => {
          // The window may close for another reason meanwhile, and the next one be open.
          if (isAnswered) return;
          isAnswered = true;
          store.set(null);
          signal?.removeEventListener("abort", leave);
          resolve(given);
        };
        const leave = () => answer(null);
        if (signal?.aborted) {
          resolve(null);
          return;
        }
        signal?.addEventListener("abort", leave, { once: true });
        store.set({ ...asked, answer });
      }),
  );
  last = turn;
  return turn;
}
