import { isLocale } from "@tropa/domain/locale";
import { sendPage } from "@tropa/http-server/html/html";
import type { FastifyInstance } from "fastify";
import { phonePage } from "./phone-page.ts";
import type { Callee } from "./sip-line.ts";
import { sipSocket } from "./sip-socket.ts";

export interface TelephoneSettings {
  /** Where the sandbox reaches the API. */
  apiUrl: string;
  callSecret: string;
  /** The number that is dialled first. */
  number: string;
}

/** What people put between digits; what remains is compared. */
const dialled = (value: unknown, longest: number): string =>
  typeof value === "string" ? value.replace(/[^\d+]/g, "").slice(0, longest) : "";

/** A telephone exchange: a telephone to dial codes with, and the other end of calls from the browser. */
export function telephoneRoutes(
  server: FastifyInstance,
  { apiUrl, callSecret, number: firstNumber }: TelephoneSettings,
): void {
  /** Whom a code or a token leads to; null for one that is not good. */
  async function resolve(question: object): Promise<Callee | null> {
    const answer = await fetch(`${apiUrl}/telephony/resolve`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-call-secret": callSecret },
      body: JSON.stringify(question),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as docs/operating.md says
    return (await answer.json()) as Callee;
  }

  sipSocket(server.server, (token) => resolve({ token }));
  server.get<{ Querystring: Record<string, unknown> }>("/telephone", async (request, reply) => {
    const number = dialled(request.query.number, 20);
    const code = dialled(request.query.code, 10);
    const callee = number === "" || code === "" ? undefined : await resolve({ number, code });
    const [language] = (request.headers["accept-language"] ?? "")
      .slice(0, 2)
      .toLowerCase()
      .split(",");
    return sendPage(
      reply,
      phonePage(isLocale(language) ? language : "en", {
        number: number || firstNumber,
        code,
        phone: callee && callee.phone,
      }),
    );
  });
}
