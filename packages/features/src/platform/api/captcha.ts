import type { ApiClient } from "@tropa/api-client/client";
import type { CaptchaKind } from "@tropa/api-client/captcha";
import { degraded } from "@tropa/api-client/degradation";
import { captchaChallengeCall } from "@tropa/api-contract/calls-captcha";
import type { CaptchaChallenge } from "@tropa/api-contract/calls-captcha";
import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import { solveChallenge, solveChallengeWorkers } from "altcha-lib";
import type { Solution } from "altcha-lib/types";

/** More would make a phone hot for little. */
const mostWorkers = 4;

type SiteTokens = Awaited<ReturnType<typeof askTokens>>;
/** Asked once a page; a failure is no answer to remember. */
const tokensByClient = new WeakMap<ApiClient, SiteTokens>();

/**
 * Solves a captcha with the provider that the API names (docs/product/errors-and-degradation.md#captchas). Null where
 * this browser cannot, or where the provider needs a widget, which the storefront does not load. Throws a TypeError for
 * an unknown provider.
 */
export async function solveCaptcha(
  api: ApiClient,
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const tokens = tokensByClient.get(api) ?? (await askTokens(api));
  if (tokens) tokensByClient.set(api, tokens);
  const provider =
    (kind === "invisible" ? tokens?.invisible_captcha_provider : tokens?.captcha_provider) ??
    "altcha";
  switch (provider) {
    case "altcha":
      return proveWork(api, kind, signal);
    case "turnstile":
    case "yandex":
    case "hcaptcha":
    case "off":
      return null;
    default:
      throw new TypeError(`unknown captcha provider: ${provider}`);
  }
}

async function askTokens(api: ApiClient) {
  return degraded(api, ({ call, error }) => console.error(`${call} failed`, error), siteTokensCall);
}

/** Does the work that the API asks for, beside the page's own; null where it was given up. */
async function proveWork(
  api: ApiClient,
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  // Absent outside of secure contexts.
  if (!(globalThis.crypto as Partial<Crypto>).subtle) return null;
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
          new Worker(new URL("./captcha-worker.ts", import.meta.url), { type: "module" }),
      });
    } catch (error) {
      // A worker that does not start: the page does the work itself, a little at a time.
      console.error("captcha worker failed", error);
    }
  }
  const { deriveKey } = await import("altcha-lib/algorithms/web/pbkdf2");
  return solveChallenge({ challenge, controller, deriveKey });
}
