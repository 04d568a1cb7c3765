import { captchaRequests as store } from "./captcha-request.ts";
import type { CaptchaRequest } from "./captcha-request.ts";

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
