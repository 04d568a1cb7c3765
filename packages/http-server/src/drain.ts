import { Server as NetServer } from "node:net";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Time for running requests to finish once no new ones are accepted, ms. */
const finishMs = 1500;
const pollMs = 25;
/**
 * The listener is closed only when no connection has arrived for `quietMs`, since connections that
 * wait to be accepted are lost with it; after `maxQuietWaitMs` it is closed anyway, ms.
 */
const quietMs = 100;
const maxQuietWaitMs = 1000;

/**
 * Shuts a server down without losing a request. Closing a connection while a request is on its way
 * loses that request, and the client may not repeat it if it changes something. So at first the
 * server goes on as usual, but every answer closes its connection and `/readyz` tells the balancer
 * to go elsewhere. Then it stops listening and closes the connections that stayed idle.
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
   * Resolves when the server no longer listens and running requests are answered or have timed out.
   *
   * @param goodbyeMs how long new requests are still accepted; must exceed the time that the proxy
   * in front keeps idle connections
   */
  async end(acceptMs: number): Promise<void> {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    for (const response of this.#answering)
      if (!response.headersSent) response.shouldKeepAlive = false;
    await delay(acceptMs);
    const waitStart = performance.now();
    while (
      performance.now() - this.#connectedAt < quietMs &&
      performance.now() - waitStart < maxQuietWaitMs
    )
      await delay(pollMs);
    // The HTTP server's own `close` would also cut connections that have just become idle.
    NetServer.prototype.close.call(this.#server);
    const deadline = performance.now() + finishMs;
    while (this.#answering.size > 0 && performance.now() < deadline) await delay(pollMs);
    this.#server.closeAllConnections();
  }
}
