import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import type { Page } from "./page-cache.ts";

/** Whether the `user-agent` header is a known bot's. */
export const isBotRequest = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  isbot(headers["user-agent"]);

export const isErrorPage = ({ status }: Pick<Page, "status">): boolean => status >= 400;

/** Answers a bot with an error page's status and one line, neither indexed nor cached. */
export function sendBareStatus(reply: FastifyReply, page: Pick<Page, "status" | "headers">) {
  const retryAfter = page.headers["retry-after"];
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply
    .code(page.status)
    .headers({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    })
    .send(`${page.status} ${STATUS_CODES[page.status] ?? "Error"}\n`);
}
