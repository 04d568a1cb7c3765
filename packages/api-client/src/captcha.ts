import type { ApiClientError } from "./api-client-error.ts";

/** Kinds of captcha; `invisible` does not involve the visitor. */
export type CaptchaKind = "invisible" | "captcha" | "hard_captcha";

/**
 * Solves a captcha of a kind. Null if it cannot or the visitor declines: the call is then sent
 * without an answer, or stays refused. Errors that it throws end the call.
 */
export type SolveCaptcha = (
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
) => Promise<string | null>;

/** Returns the captcha that a refused call demands; null if it was refused for another reason. */
export function demandedCaptcha(error: ApiClientError): "captcha" | "hard_captcha" | null {
  if (error.status !== 429) return null;
  // Other backends may only send `type`; our own API also sends it as the code.
  const demanded = error.code ?? error.data.type;
  return demanded === "captcha" || demanded === "hard_captcha" ? demanded : null;
}
