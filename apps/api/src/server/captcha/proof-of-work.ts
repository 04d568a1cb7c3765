import { captchaSolution } from "@tropa/api-contract/calls-captcha";
import type { CaptchaChallenge, CaptchaKind } from "@tropa/api-contract/calls-captcha";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createHmac } from "node:crypto";

/** Lifetime of a challenge, ms. */
const lifetimeMs = 5 * 60_000;

interface Difficulty {
  /** Iterations of one try. */
  cost: number;
  /** Fewest and most tries until the solution is found. */
  tries: [number, number];
}

/**
 * About 20 ms, 0.2 s and 1.1 s on a laptop; eight times that on a slow phone. The invisible one is done before a form is
 * filled in; the hardest makes a thousand calls cost twenty minutes of processor time.
 */
const difficulties: Record<CaptchaKind, Difficulty> = {
  invisible: { cost: 1000, tries: [50, 150] },
  captcha: { cost: 2000, tries: [400, 800] },
  hard_captcha: { cost: 5000, tries: [1000, 2000] },
};

/** Longest accepted answer, in characters; a real one has about 750. */
const longestAnswer = 4096;

/** A valid answer: its id, and until when it must be remembered as used. */
export interface GoodAnswer {
  signature: Buffer;
  expiresAt: Date;
}

export interface ProofOfWork {
  challenge(kind: CaptchaKind): Promise<CaptchaChallenge>;
  /** Verifies an answer; null if it is wrong, forged, late or for another kind of captcha. */
  verify(answer: string, kind: CaptchaKind): Promise<GoodAnswer | null>;
}

/** Challenges are signed and not stored, so any process can verify them. */
export function createProofOfWork(signingKey: string, now = Date.now): ProofOfWork {
  const secret = (purpose: string) =>
    createHmac("sha256", signingKey).update(`captcha ${purpose}`).digest("hex");
  const secrets = {
    hmacSignatureSecret: secret("challenge"),
    hmacKeySignatureSecret: secret("key"),
  };
  return {
    async challenge(kind) {
      const { cost, tries } = difficulties[kind];
      const made = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(tries[1], tries[0]),
        data: { kind },
        expiresAt: new Date(now() + lifetimeMs),
        deriveKey,
        ...secrets,
      });
      // The library's type leaves open what these options have settled; the contract checks it on the way out.
      return made as CaptchaChallenge;
    },
    async verify(answer, kind) {
      const parsed = captchaSolution.safeParse(parseBase64(answer));
      if (!parsed.success) return null;
      const { challenge, solution } = parsed.data;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      // Check the kind only after the signature has been verified.
      if (!verified || challenge.parameters.data.kind !== kind) return null;
      return {
        signature: Buffer.from(challenge.signature, "hex"),
        expiresAt: new Date(challenge.parameters.expiresAt * 1000),
      };
    },
  };
}

function parseBase64(text: string): unknown {
  if (text.length > longestAnswer) return null;
  try {
    return JSON.parse(Buffer.from(text, "base64").toString("utf8"));
  } catch {
    return null;
  }
}
