import { z } from "zod";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { ThirdParty } from "../../config/captcha-settings.ts";

/** Timeout of the provider, short because a visitor is waiting. */
const timeoutMs = 3000;
/** Longer than the tokens of all providers, in characters. */
const longestToken = 4096;

export interface Question {
  token: string;
  secret: string;
  /** Public key of the widget that the token must come from. */
  key: string;
  /** The visitor's IP address. */
  address: string;
}

interface Adapter {
  url: string;
  form(question: Question): Record<string, string>;
  answer: z.ZodType<Verdict>;
}

/** `fault`: the provider could not decide, or rejects our keys. */
type Verdict = "passed" | "failed" | "fault";

/** Error codes about our own request (the same for Turnstile and hCaptcha), not the visitor's fault. */
const ours = /secret|internal-error|bad-request|sitekey/;
const siteVerify = z
  .object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) })
  .transform((answer): Verdict => {
    if (answer.success) return "passed";
    return answer["error-codes"].some((code) => ours.test(code)) ? "fault" : "failed";
  });

/** Requests and answers of each provider's verification service. */
export const adapters: Record<ThirdParty, Adapter> = {
  turnstile: {
    url: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    form: ({ secret, token, address }) => ({ secret, response: token, remoteip: address }),
    answer: siteVerify,
  },
  hcaptcha: {
    url: "https://api.hcaptcha.com/siteverify",
    form: ({ secret, token, key, address }) => ({
      secret,
      response: token,
      sitekey: key,
      remoteip: address,
    }),
    answer: siteVerify,
  },
  yandex: {
    url: "https://smartcaptcha.cloud.yandex.ru/validate",
    form: ({ secret, token, address }) => ({ secret, token, ip: address }),
    answer: z
      .object({ status: z.enum(["ok", "failed"]) })
      .transform(({ status }): Verdict => (status === "ok" ? "passed" : "failed")),
  },
};

/**
 * Verifies a token with its provider. Throws `unavailable` if the provider does not answer in time or rejects our keys:
 * an outage neither admits robots nor calls a visitor one.
 */
export async function askProvider(
  provider: ThirdParty,
  question: Question,
  { url = adapters[provider].url, timeout = timeoutMs }: { url?: string; timeout?: number } = {},
): Promise<boolean> {
  if (question.token.length > longestToken) return false;
  const { form, answer } = adapters[provider];
  const verdict = answer.safeParse(await post(provider, url, form(question), timeout));
  if (!verdict.success || verdict.data === "fault") throw failure(provider, "answer of no use");
  return verdict.data === "passed";
}

async function post(
  provider: ThirdParty,
  url: string,
  form: Record<string, string>,
  timeout: number,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw failure(provider, `status ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw failure(provider, error instanceof Error ? error.name : "failed");
  }
}

/** An error for the log, without the request, which holds keys and addresses. */
function failure(provider: ThirdParty, reason: string): ApiError {
  const error = new ApiError("unavailable");
  error.cause = new Error(`captcha of ${provider}: ${reason}`);
  return error;
}
