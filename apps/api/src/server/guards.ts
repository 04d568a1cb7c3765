import type { FastifyRequest } from "fastify";
import type { Actor } from "../platform/errors/actor.ts";

/** The checks before every call of the contract. */
export interface Guards {
  /** Who is signed in; null without a token. Throws `unauthorized` for a token that is not good any more. */
  authenticate(request: FastifyRequest): Promise<Actor | null>;
  /** Throws `captcha` or `hard_captcha` where a call that needs one came without its answer. */
  checkCaptcha(request: FastifyRequest): Promise<void>;
  /** Writes down what one of the staff reads of somebody, by the call's name and its query; of others nothing. */
  recordRead(actor: Actor | null, call: string, query: unknown): Promise<void>;
}

/** Nobody is signed in and everybody is human: for servers of tests that need neither. */
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
