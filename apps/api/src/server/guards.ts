import type { FastifyRequest } from "fastify";
import type { Actor } from "../platform/errors/actor.ts";

/** Checks before every call of the contract. */
export interface Guards {
  /** The signed-in actor; null without a token. Throws `unauthorized` for an invalid token. */
  authenticate(request: FastifyRequest): Promise<Actor | null>;
  /** Throws `captcha` or `hard_captcha` if a needed answer is missing. */
  checkCaptcha(request: FastifyRequest): Promise<void>;
  /** Logs a read of personal data by staff, with the call's name and query. */
  recordRead(actor: Actor | null, call: string, query: unknown): Promise<void>;
}

/** Guards without accounts and captchas, for test servers. */
export const noGuards: Guards = {
  authenticate: async () => null,
  checkCaptcha: async () => {},
  recordRead: async () => {},
};

declare module "fastify" {
  interface FastifyInstance {
    guards: Guards;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}
