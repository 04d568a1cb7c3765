import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "./rate-limit.ts";

/** Who waits for costly work: shares are by network, and nothing is done for those who have left. */
export interface Visitor {
  network: string;
  signal: AbortSignal;
}

export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const leaving = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return { network: networkOf(request.ip), signal: leaving.signal };
}
