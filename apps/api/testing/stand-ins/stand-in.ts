import Fastify from "fastify";
import type { FastifyInstance } from "fastify";

/** A request from a provider's server to a shop. */
interface Delivery {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  payload: string;
}

export type Deliver = (delivery: Delivery) => Promise<{ status: number; body: string }>;

/** Sends deliveries to a server of this process, whatever host their address names. */
export function deliverTo(server: FastifyInstance): Deliver {
  return async ({ url, ...rest }) => {
    const { pathname, search } = new URL(url);
    const { statusCode, body } = await server.inject({ ...rest, url: `${pathname}${search}` });
    return { status: statusCode, body };
  };
}

/** A failure of one call: the provider is `down`, `hangs`, or handles the call and its answer is `lost`. */
type Trouble = "down" | "hangs" | "lost";

/** A provider's HTTP surface for tests: a real server on a port of its own. */
export class StandIn {
  readonly server: FastifyInstance;
  url = "";
  /** Names of the calls received, oldest first. */
  readonly calls: string[] = [];
  readonly #troubles: { call: string; trouble: Trouble }[] = [];

  constructor() {
    this.server = Fastify({ forceCloseConnections: true });
    this.server.removeAllContentTypeParsers();
    this.server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
  }

  async listen(): Promise<void> {
    this.url = await this.server.listen({ port: 0, host: "127.0.0.1" });
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** Makes the next call of a name fail. */
  trouble(call: string, trouble: Trouble): void {
    this.#troubles.push({ call, trouble });
  }

  /** Serves a call; `handle` reads the raw body and answers with a status and a JSON value. */
  serve(
    method: "GET" | "POST",
    path: string,
    nameOf: (body: string) => string,
    handle: (request: {
      body: string;
      headers: Record<string, unknown>;
      params: Record<string, string>;
      query: URLSearchParams;
    }) => { status?: number; answer: unknown },
  ): void {
    this.server.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const body = typeof request.body === "string" ? request.body : "";
        const call = nameOf(body);
        this.calls.push(call);
        const index = this.#troubles.findIndex((planned) => planned.call === call);
        const trouble = index < 0 ? null : this.#troubles.splice(index, 1)[0]?.trouble;
        if (trouble === "down")
          return reply.code(503).type("text/html").send("<h1>Maintenance</h1>");
        if (trouble === "hangs") return reply.hijack();
        const { status = 200, answer } = handle({
          body,
          headers: request.headers,
          params: request.params as Record<string, string>,
          query: new URLSearchParams(request.url.split("?")[1] ?? ""),
        });
        if (trouble === "lost") {
          reply.hijack();
          request.raw.destroy();
          return reply;
        }
        return reply.code(status).send(answer);
      },
    });
  }
}
