import { captchaSolution } from "@tropa/api-contract/calls-captcha";
import type { CaptchaChallenge, CaptchaKind } from "@tropa/api-contract/calls-captcha";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createHmac } from "node:crypto";

/** How long an answer may take, ms. */
const lifetimeMs = 5 * 60_000;

interface Difficulty {
  /** Iterations of one try. */
  cost: number;
  /** Tries until it is found, at least and at most. */
  tries: [number, number];
}

/**
 * On a laptop some 20 ms, 0.2 s and 1.1 s; on a slow phone eight times that. The invisible one is over before
 * a form has been filled in; the hardest makes a thousand calls cost twenty minutes of a processor.
 */
const difficulties: Record<CaptchaKind, Difficulty> = {
  invisible: { cost: 1000, tries: [50, 150] },
  captcha: { cost: 2000, tries: [400, 800] },
  hard_captcha: { cost: 5000, tries: [1000, 2000] },
};

/** The longest answer that is looked at, characters; a real one has some 750. */
const longestAnswer = 4096;

/** A good answer: what it is known by, and for how long it could come again. */
export interface GoodAnswer {
  signature: Buffer;
  expiresAt: Date;
}

export interface ProofOfWork {
  challenge(kind: CaptchaKind): Promise<CaptchaChallenge>;
  /** Null for an answer that is wrong, forged, too late or to another kind of captcha. */
  verify(answer: string, kind: CaptchaKind): Promise<GoodAnswer | null>;
}

/** Challenges are signed and kept nowhere: any process can check what another one has asked. */
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
      // Only now do we know that the challenge is our own.
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
