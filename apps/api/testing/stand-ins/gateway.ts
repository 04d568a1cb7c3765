import { createConnection, createServer } from "node:net";
import type { Server, Socket } from "node:net";

/** A proxy between the API and its database that can fail like a database or a network. */
export class Gateway {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #isSilent = false;
  /** Connections of earlier generations stay dead. */
  #generation = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async open(): Promise<string> {
    this.#server = createServer((near) => this.#join(near));
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, "127.0.0.1", resolve));
    const address = this.#server.address();
    this.#port = typeof address === "object" && address ? address.port : 0;
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  /** Refuses new connections and resets existing ones. */
  close(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Drops all packets silently, without closing connections. */
  silence(): void {
    this.#isSilent = true;
  }

  /** Forwards packets again; those of old connections only if `remembers` is true. */
  speak({ remembers }: { remembers: boolean }): void {
    this.#isSilent = false;
    if (!remembers) this.#generation += 1;
  }

  #join(near: Socket): void {
    const far = createConnection(Number(this.#target.port), this.#target.hostname);
    const generation = this.#generation;
    const isLost = () => this.#isSilent || generation !== this.#generation;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on("data", (bytes) => isLost() || to.write(bytes));
      from.on("error", () => from.destroy());
      from.on("close", () => {
        this.#sockets.delete(from);
        if (!isLost()) to.destroy();
      });
    }
  }
}
