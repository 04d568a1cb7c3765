import { createHmac } from "node:crypto";
import { z } from "zod";
import { ApiError } from "../../platform/errors/api-error.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { IdentityProvider, VerificationStart } from "./identity-provider.ts";
import { checkDigest, externalUserId, parseMessage } from "./sumsub-webhook.ts";
import type { SumsubSettings } from "../../config/verification-settings.ts";

const tokenPath = "/resources/accessTokens/sdk";
const timeoutMs = 10_000;
/** Time during which a token can be used to start, seconds. */
const tokenSeconds = 600;

const tokenAnswer = z.object({ token: z.string().min(1).max(2000) });

/** Returns the signature of a request: over its time, method, path with query, and body. */
export function signatureOf(
  secret: string,
  request: { seconds: number; method: string; path: string; body: string },
): string {
  const { seconds, method, path, body } = request;
  return createHmac("sha256", secret)
    .update(`${seconds}${method.toUpperCase()}${path}${body}`)
    .digest("hex");
}

/** Creates the provider Sumsub, which checks passports and faces (docs/product/organizers.md#verification). */
export function createSumsub(
  settings: SumsubSettings,
  now: () => Date = () => new Date(),
): IdentityProvider {
  return {
    name: "sumsub",
    async begin(start) {
      const body = JSON.stringify({
        userId: externalUserId(start.organizerId),
        levelName: settings.levelName,
        ttlInSecs: tokenSeconds,
      });
      const answer = tokenAnswer.safeParse(await post(settings, body, now()));
      if (!answer.success) throw failure("an answer without a token");
      const { token } = answer.data;
      return {
        accessToken: token,
        url: settings.formUrl ? formOf(settings.formUrl, token, start) : null,
      };
    },
    parseNotification(rawBody, headers) {
      checkDigest(rawBody, headers, settings.webhookSecret);
      return parseMessage(rawBody, settings.levelName);
    },
  };
}

/** The address of the provider's form, with the address to return to. */
function formOf(url: string, token: string, start: VerificationStart): string {
  const back = storefrontLink(start, `/organizer/records/${start.organizerId}`);
  return `${url}?${new URLSearchParams({ token, lang: start.locale, back })}`;
}

async function post(settings: SumsubSettings, body: string, now: Date): Promise<unknown> {
  const seconds = Math.floor(now.getTime() / 1000);
  const request = { seconds, method: "POST", path: tokenPath, body };
  try {
    const response = await fetch(`${settings.apiUrl}${tokenPath}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "x-app-token": settings.appToken,
        "x-app-access-ts": String(seconds),
        "x-app-access-sig": signatureOf(settings.secretKey, request),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw failure(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw failure(error instanceof Error ? error.name : "failed");
  }
}

/** The error's cause is logged, so it must not contain what was sent, which includes keys. */
function failure(reason: string): ApiError {
  const error = new ApiError("unavailable");
  error.cause = new Error(`sumsub: ${reason}`);
  return error;
}
