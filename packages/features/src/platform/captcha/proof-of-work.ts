import type { ApiClient } from "@tropa/api-client/client";
import type { CaptchaKind } from "@tropa/api-client/captcha";
import { captchaChallengeCall } from "@tropa/api-contract/calls-captcha";
import type { CaptchaChallenge } from "@tropa/api-contract/calls-captcha";
import { solveChallenge, solveChallengeWorkers } from "altcha-lib";
import type { Solution } from "altcha-lib/types";

/** More workers would heat up a phone for little gain. */
const mostWorkers = 4;

/** Whether the browser has `crypto.subtle`, which is missing without https. */
export const canProveWork = (): boolean => Boolean((globalThis.crypto as Partial<Crypto>).subtle);

/** Solves the API's proof-of-work challenge in workers; null if aborted. */
export async function proveWork(
  api: ApiClient,
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const challenge = await api.call(captchaChallengeCall, {
    query: { kind },
    ...(signal && { signal }),
  });
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) return null;
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const solution = await solve(challenge, controller);
    if (!solution) return null;
    const { counter, derivedKey } = solution;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

async function solve(
  challenge: CaptchaChallenge,
  controller: AbortController,
): Promise<Solution | null> {
  if (typeof Worker !== "undefined") {
    try {
      return await solveChallengeWorkers({
        challenge,
        controller,
        concurrency: Math.min(mostWorkers, Math.ceil(navigator.hardwareConcurrency / 2)),
        createWorker: () =>
          new Worker(new URL("./proof-of-work-worker.ts", import.meta.url), { type: "module" }),
      });
    } catch (error) {
      // Workers cannot start: solve it on the main thread, in small steps.
      console.error("captcha worker failed", error);
    }
  }
  const { deriveKey } = await import("altcha-lib/algorithms/web/pbkdf2");
  return solveChallenge({ challenge, controller, deriveKey });
}
