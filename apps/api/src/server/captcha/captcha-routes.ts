import { captchaChallengeCall } from "@tropa/api-contract/calls-captcha";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { serve } from "../serve.ts";
import { createProofOfWork } from "./proof-of-work.ts";

export function captchaRoutes(
  server: FastifyInstance,
  { config }: Pick<ApiContext, "config">,
): void {
  const proofOfWork = createProofOfWork(config.signingKey);
  serve(server, captchaChallengeCall, ({ query: { kind } }) => {
    if (config.captcha?.[kind].provider !== "altcha") throw new ApiError("not_found");
    return proofOfWork.challenge(kind);
  });
}
