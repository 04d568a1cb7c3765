import type { ApiClientError } from "./api-client-error.ts";

/** How hard a visitor is asked to prove that they are a person; `invisible` without being asked. */
export type CaptchaKind = "invisible" | "captcha" | "hard_captcha";

/**
 * Solves a captcha of a kind. Null where it cannot or the visitor will not: the call then goes without an
 * answer, or stays refused. What it throws ends the call.
 */
export type SolveCaptcha = (
  kind: CaptchaKind,
  signal: AbortSignal | undefined,
) => Promise<string | null>;

/** The captcha that a refused call asks for; null where it was refused for another reason. */
export function demandedCaptcha(error: ApiClientError): "captcha" | "hard_captcha" | null {
  if (error.status !== 429) return null;
  // A backend may say it as `type` alone; our own API says it as the code too.
  const demanded = error.code ?? error.data.type;
  return demanded === "captcha" || demanded === "hard_captcha" ? demanded : null;
}
