import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "./rate-limit.ts";

/** The visitor waiting for costly work: shares are per network, and work is dropped when its visitor has left. */
export interface Visitor {
  network: string;
  signal: AbortSignal;
}

/** Returns the network of a request, and a signal that aborts when the client disconnects. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const leaving = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return { network: networkOf(request.ip), signal: leaving.signal };
}
