import { captchaKinds } from "@tropa/api-contract/calls-captcha";
import type { CaptchaKind } from "@tropa/api-contract/calls-captcha";
import type { FastifyRequest } from "fastify";
import { createHash, createHmac } from "node:crypto";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { networkOf } from "../../platform/limits/rate-limit.ts";
import { countFailure, countVisit, takeAnswer } from "./captcha-store.ts";
import { createProofOfWork } from "./proof-of-work.ts";
import type { GoodAnswer } from "./proof-of-work.ts";
import { askProvider } from "./third-party.ts";

/** A network with this many visits or failures within the window gets the hard captcha. */
const windowSeconds = 10 * 60;
const mostVisits = 30;
const mostFailures = 5;
/** Longest lifetime of other providers' tokens. */
const tokenLifetimeMs = 10 * 60_000;

export interface Captcha {
  /**
   * Requires a valid answer, which can be used once. Throws `captcha` without one, or `hard_captcha` if the network has been
   * busy (docs/product/errors-and-degradation.md#captchas).
   */
  check(request: FastifyRequest): Promise<void>;
}

/** @param verifyUrl overrides the address of third-party providers */
export function createCaptcha(
  { pool, config }: Pick<ApiContext, "pool" | "config">,
  verifyUrl?: string,
): Captcha {
  const keys = config.captcha;
  if (!keys) return { check: async () => {} };
  const proofOfWork = createProofOfWork(config.signingKey);

  async function verify(
    { kind, answer }: Given,
    request: FastifyRequest,
  ): Promise<GoodAnswer | null> {
    const { provider, key, secret } = keys?.[kind] ?? {};
    if (provider === undefined || provider === "altcha") return proofOfWork.verify(answer, kind);
    const question = { token: answer, key: key ?? "", secret: secret ?? "", address: request.ip };
    const isGood = await askProvider(provider, question, verifyUrl ? { url: verifyUrl } : {});
    if (!isGood) return null;
    const signature = createHash("sha256").update(answer).digest();
    return { signature, expiresAt: new Date(Date.now() + tokenLifetimeMs) };
  }

  return {
    async check(request) {
      const network = createHmac("sha256", config.signingKey)
        .update(`captcha network ${networkOf(request.ip)}`)
        .digest();
      const { visits, failures } = await countVisit(pool, network, windowSeconds);
      const isBusy = visits > mostVisits || failures >= mostFailures;
      const demanded = isBusy ? "hard_captcha" : "captcha";
      const given = givenAnswer(request);
      // Do not verify (and use up) an answer to the easier captcha: the client will solve the hard one.
      if (given && isBusy && given.kind !== "hard_captcha") throw new ApiError(demanded);
      const good = given && (await verify(given, request));
      if (good && (await takeAnswer(pool, good.signature, good.expiresAt))) return;
      await countFailure(pool, network);
      throw new ApiError(demanded);
    },
  };
}

interface Given {
  kind: CaptchaKind;
  answer: string;
}

/** The answer in `X-Captcha`, and its kind from `X-Captcha-Kind`, by default invisible. */
function givenAnswer({ headers }: FastifyRequest): Given | null {
  const answer = headers["x-captcha"];
  if (typeof answer !== "string" || answer === "") return null;
  const named = headers["x-captcha-kind"] ?? "invisible";
  const kind = captchaKinds.find((candidate) => candidate === named);
  return kind ? { kind, answer } : null;
}

/** Data that a storefront needs for captchas: fields of `/spa/site-tokens`. */
export function captchaTokens({ captcha }: Pick<Config, "captcha">) {
  return {
    captcha_provider: captcha?.captcha.provider ?? "off",
    captcha_key: captcha?.captcha.key ?? null,
    hard_captcha_key: captcha?.hard_captcha.key ?? null,
    invisible_captcha_provider: captcha?.invisible.provider ?? "off",
    invisible_captcha_key: captcha?.invisible.key ?? null,
  };
}
