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
/** Asked once a page; a failure is no answer to remember. */
const known = new WeakMap<ApiClient, SiteTokens>();

/** Longer than this a call does not wait for a widget that nobody sees. */
const longestInvisibleMs = 60_000;

/** What a captcha is solved with, in the reader's language. */
export interface CaptchaContext {
  api: ApiClient;
  locale: Locale;
  /** Work that takes longer says so. */
  quietMs?: number;
}

/**
 * Solves a captcha with the provider that the API names. The invisible kind asks nothing of anybody; the others open a
 * window where the visitor has something to do or to wait for. Null where this browser cannot or the visitor will
 * not. Throws a TypeError for an unknown provider.
 */
export async function solveCaptcha(
  context: CaptchaContext,
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const { api } = context;
  const tokens = known.get(api) ?? (await askTokens(api));
  if (tokens) known.set(api, tokens);
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

/** Each provider's code comes where that provider is configured. */
const widgets: Readonly<Record<CaptchaService, () => Promise<Widget>>> = {
  turnstile: async () => (await import("./turnstile.ts")).turnstile,
  yandex: async () => (await import("./yandex.ts")).yandex,
  hcaptcha: async () => (await import("./hcaptcha.ts")).hcaptcha,
};
const widgetOf = (service: CaptchaService): Promise<Widget> => widgets[service]();

/** The proof of work, quietly; a window says "a moment" where that takes long, and offers another try where it fails. */
async function workAnswer(
  { api, quietMs = 700 }: CaptchaContext,
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  if (!canProveWork()) return null;
  if (kind === "invisible") return proveWork(api, kind, signal);
  const leaving = new AbortController();
  const both = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
  let running: Promise<string | null> | null = proveWork(api, kind, both);
  const quiet = new Promise<"slow">((resolve) => setTimeout(() => resolve("slow"), quietMs));
  const first = await Promise.race([running.catch(() => "failed" as const), quiet]);
  if (first !== "slow" && first !== "failed") return first;
  const attempt = async (_holder: HTMLElement, attemptSignal: AbortSignal) => {
    const work = running ?? proveWork(api, kind, AbortSignal.any([both, attemptSignal]));
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

/** Without an answer the call goes all the same: the API then asks for the visible captcha. */
async function invisibleAnswer(
  attempt: (holder: HTMLElement, signal: AbortSignal) => Promise<string>,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const holder = document.createElement("div");
  topWindow().append(holder);
  const patience = AbortSignal.timeout(longestInvisibleMs);
  try {
    return await attempt(holder, signal ? AbortSignal.any([signal, patience]) : patience);
  } catch (error) {
    if (!signal?.aborted) console.error("captcha failed", error);
    return null;
  } finally {
    holder.remove();
  }
}
