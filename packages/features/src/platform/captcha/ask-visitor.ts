import { captchaRequests as store } from "./captcha-request.ts";
import type { CaptchaRequest } from "./captcha-request.ts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Opens the captcha window; several calls open theirs one after the other. Resolves to null when the visitor closes it or
 * the call is aborted.
 */
export function askVisitor(
  request: Omit<CaptchaRequest, "answer">,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const turn = last.then(
    () =>
      new Promise<string | null>((resolve) => {
        let isAnswered = false;
        const answer = (given: string | null) => {
          // The window may have closed already, and another one be open.
          if (isAnswered) return;
          isAnswered = true;
          store.set(null);
          signal?.removeEventListener("abort", cancel);
          resolve(given);
        };
        const cancel = () => answer(null);
        if (signal?.aborted) {
          resolve(null);
          return;
        }
        signal?.addEventListener("abort", cancel, { once: true });
        store.set({ ...request, answer });
      }),
  );
  last = turn;
  return turn;
}
