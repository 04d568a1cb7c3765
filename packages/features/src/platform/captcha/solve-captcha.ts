import type { ApiClient } from "@tropa/api-client/client";
import type { CaptchaKind } from "@tropa/api-client/captcha";
import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import type { Locale } from "@tropa/domain/locale";
import { isCaptchaProvider } from "@tropa/domain/storefront/captcha-provider";
import type { CaptchaService } from "@tropa/domain/storefront/captcha-provider";
import { degraded } from "@tropa/api-client/degradation";
import { logFailure } from "../api/log-failure.ts";
import { askVisitor } from "./ask-visitor.ts";
import { canProveWork, proveWork } from "./proof-of-work.ts";
import { topWindow } from "./widget.ts";
import type { Widget, WidgetQuestion } from "./widget.ts";

type SiteTokens = Awaited<ReturnType<typeof askTokens>>;
/** Cached per page; failures are not cached. */
const tokenCache = new WeakMap<ApiClient, SiteTokens>();

/** Longest wait for an invisible widget, ms. */
const longestInvisibleMs = 60_000;

/** Context for solving a captcha. */
export interface CaptchaContext {
  api: ApiClient;
  locale: Locale;
  /** Time that proof of work may take before a window is shown, ms. */
  quietMs?: number;
}

/**
 * Solves a captcha with the API's provider. The invisible kind asks nothing of the visitor; others open a window where
 * there is something to do or to wait for. Null where the browser cannot, or the visitor will not, solve it. Throws a
 * TypeError for an unknown provider.
 */
export async function solveCaptcha(
  context: CaptchaContext,
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const { api } = context;
  const tokens = tokenCache.get(api) ?? (await askTokens(api));
  if (tokens) tokenCache.set(api, tokens);
  const provider =
    (kind === "invisible" ? tokens?.invisible_captcha_provider : tokens?.captcha_provider) ??
    "altcha";
  if (!isCaptchaProvider(provider)) throw new TypeError(`unknown captcha provider: ${provider}`);
  if (provider === "off") return null;
  if (provider === "altcha") return workAnswer(context, kind, signal);
  const siteKey =
    kind === "invisible"
      ? tokens?.invisible_captcha_key
      : kind === "hard_captcha"
        ? (tokens?.hard_captcha_key ?? tokens?.captcha_key)
        : tokens?.captcha_key;
  if (!siteKey) return null;
  const isInvisible = kind === "invisible";
  const attempt = async (holder: HTMLElement, attemptSignal: AbortSignal) => {
    const widget = await widgetOf(provider);
    const question = { holder, siteKey, isInvisible, locale: context.locale };
    return widget({ ...question, signal: attemptSignal } satisfies WidgetQuestion);
  };
  if (isInvisible) return invisibleAnswer(attempt, signal);
  return askVisitor({ isWidget: true, hasFailed: false, attempt }, signal);
}

async function askTokens(api: ApiClient) {
  return degraded(api, logFailure, siteTokensCall);
}

/** Each provider's code loads only where it is configured. */
const widgets: Readonly<Record<CaptchaService, () => Promise<Widget>>> = {
  turnstile: async () => (await import("./turnstile.ts")).turnstile,
  yandex: async () => (await import("./yandex.ts")).yandex,
  hcaptcha: async () => (await import("./hcaptcha.ts")).hcaptcha,
};
const widgetOf = (service: CaptchaService): Promise<Widget> => widgets[service]();

/** Runs proof of work silently. A window appears if it takes long, and offers a retry if it fails. */
async function workAnswer(
  { api, quietMs = 700 }: CaptchaContext,
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  if (!canProveWork()) return null;
  if (kind === "invisible") return proveWork(api, kind, signal);
  const leaving = new AbortController();
  const anyAbort = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
  let running: Promise<string | null> | null = proveWork(api, kind, anyAbort);
  const timeout = new Promise<"slow">((resolve) => setTimeout(() => resolve("slow"), quietMs));
  const first = await Promise.race([running.catch(() => "failed" as const), timeout]);
  if (first !== "slow" && first !== "failed") return first;
  const attempt = async (_holder: HTMLElement, attemptSignal: AbortSignal) => {
    const work = running ?? proveWork(api, kind, AbortSignal.any([anyAbort, attemptSignal]));
    running = null;
    const answer = await work;
    if (answer === null) throw new Error("the work was given up");
    return answer;
  };
  if (first === "failed") running = null;
  const answer = await askVisitor(
    { isWidget: false, hasFailed: first === "failed", attempt },
    signal,
  );
  leaving.abort();
  return answer;
}

/** Returns null on failure: the call is then made without a solution, and the API demands a visible captcha. */
async function invisibleAnswer(
  attempt: (holder: HTMLElement, signal: AbortSignal) => Promise<string>,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const holder = document.createElement("div");
  topWindow().append(holder);
  const timeoutSignal = AbortSignal.timeout(longestInvisibleMs);
  try {
    return await attempt(holder, signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal);
  } catch (error) {
    if (!signal?.aborted) console.error("captcha failed", error);
    return null;
  } finally {
    holder.remove();
  }
}
