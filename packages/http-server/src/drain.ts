import { Server as NetServer } from "node:net";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** How long answers under way may take once nothing new is let in, ms. */
const patienceMs = 1500;
const lookMs = 25;
/** A listener is closed in a quiet moment, since connections that wait to be accepted are lost with it, ms. */
const quietMs = 100;
const longestUnrestMs = 1000;

/**
 * The end of a server that loses no request. A connection that is closed while the next request is on its way loses
 * that request, and nobody may send it again when it changes something. So at first all goes on, but every answer
 * says that its connection ends with it, and a balancer learns that it should look elsewhere; only then the server
 * stops listening, and closes the connections that nobody has used for all that time.
 */
export class Drain {
  readonly #server: Server;
  readonly #answering = new Set<ServerResponse>();
  #hasBegun = false;
  #connectedAt = 0;

  constructor(server: Server) {
    this.#server = server;
    server.on("connection", () => {
      this.#connectedAt = performance.now();
    });
    server.prependListener("request", (_request, response) => {
      this.#answering.add(response);
      response.once("close", () => this.#answering.delete(response));
      if (this.#hasBegun) response.shouldKeepAlive = false;
    });
  }

  /** Whether the server is shutting down; `/readyz` tells balancers. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /**
   * Resolves when the server listens no more and has answered, or has waited long enough for it.
   * @param goodbyeMs for how long requests are still taken; more than whoever is in front keeps an unused connection
   */
  async end(goodbyeMs: number): Promise<void> {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    for (const response of this.#answering)
      if (!response.headersSent) response.shouldKeepAlive = false;
    await delay(goodbyeMs);
    const unrest = performance.now();
    while (
      performance.now() - this.#connectedAt < quietMs &&
      performance.now() - unrest < longestUnrestMs
    )
      await delay(lookMs);
    // The server's own `close` would cut connections that have just become idle as well.
    NetServer.prototype.close.call(this.#server);
    const deadline = performance.now() + patienceMs;
    while (this.#answering.size > 0 && performance.now() < deadline) await delay(lookMs);
    this.#server.closeAllConnections();
  }
}
