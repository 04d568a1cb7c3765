import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../../config/context.ts";
import { browserLocale } from "../../../server/caller.ts";
import { sendPage } from "@tropa/http-server/html/html";
import { calleeOfCode } from "../phone-code-store.ts";
import { phonePage } from "./phone-page.ts";
import { sipSocket } from "./sip-socket.ts";

/** What people put between digits; what remains is compared. */
const dialled = (value: unknown, longest: number): string =>
  typeof value === "string" ? value.replace(/[^\d+]/g, "").slice(0, longest) : "";

/** The sandbox gateway: a telephone to dial codes with, and the other end of calls from the browser. */
export function sandboxPhoneRoutes(server: FastifyInstance, context: ApiContext): void {
  sipSocket(server, context);
  server.get<{ Querystring: Record<string, unknown> }>("/dev/phone", async (request, reply) => {
    const number = dialled(request.query.number, 20);
    const code = dialled(request.query.code, 10);
    const person =
      number === "" || code === "" ? undefined : await calleeOfCode(context.pool, number, code);
    return sendPage(
      reply,
      phonePage(browserLocale(request) ?? "en", {
        number: number || (context.config.calls?.numbers.get("") ?? ""),
        code,
        person,
      }),
    );
  });
}
