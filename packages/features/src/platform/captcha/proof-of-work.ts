import type { ApiClient } from "@tropa/api-client/client";
import type { CaptchaKind } from "@tropa/api-client/captcha";
import { captchaChallengeCall } from "@tropa/api-contract/calls-captcha";
import type { CaptchaChallenge } from "@tropa/api-contract/calls-captcha";
import { solveChallenge, solveChallengeWorkers } from "altcha-lib";
import type { Solution } from "altcha-lib/types";

/** More would make a phone hot for little. */
const mostWorkers = 4;

/** Absent outside of secure contexts. */
export const canProveWork = (): boolean => Boolean((globalThis.crypto as Partial<Crypto>).subtle);

/** Does the work that the API asks for, beside the page's own; null where it was given up. */
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
      // A worker that does not start: the page does the work itself, a little at a time.
      console.error("captcha worker failed", error);
    }
  }
  const { deriveKey } = await import("altcha-lib/algorithms/web/pbkdf2");
  return solveChallenge({ challenge, controller, deriveKey });
}
