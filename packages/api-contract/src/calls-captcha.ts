import { z } from "zod/mini";
import { endpoint } from "./base/endpoint.ts";

/** Easiest first: `invisible` is solved without the visitor, the others take longer. */
export const captchaKinds = ["invisible", "captcha", "hard_captcha"] as const;
export type CaptchaKind = (typeof captchaKinds)[number];

const hex = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[\da-f]+$/));

/**
 * A proof-of-work challenge in the format of ALTCHA 2: find the counter whose derived key starts
 * with the prefix.
 */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal("PBKDF2/SHA-256"),
    cost: z.int().check(z.gte(1), z.lte(1_000_000)),
    data: z.object({ kind: z.enum(captchaKinds) }),
    /** Seconds since 1970. */
    expiresAt: z.int().check(z.gte(1)),
    keyLength: z.int().check(z.gte(1), z.lte(64)),
    keyPrefix: hex(64),
    keySignature: hex(128),
    nonce: hex(64),
    salt: hex(64),
  }),
  /** Signature of the parameters with the API's key. */
  signature: hex(128),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** A solved challenge; sent as base64 of its JSON in `X-Captcha`. */
export const captchaSolution = z.object({
  challenge: captchaChallenge,
  solution: z.object({
    counter: z.int().check(z.gte(0), z.lte(4_294_967_295)),
    derivedKey: hex(128),
  }),
});
export type CaptchaSolution = z.infer<typeof captchaSolution>;

export const captchaChallengeCall = endpoint({
  name: "captchaChallenge",
  method: "GET",
  path: "/spa/captcha-challenge",
  summary:
    "A proof of work to do for the captcha of a kind; good for five minutes and one call. Answers 404 where another provider asks for that kind",
  query: z.object({ kind: z.enum(captchaKinds) }),
  answer: captchaChallenge,
  errors: ["not_found"],
  auth: "open",
});
