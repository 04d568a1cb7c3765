import { createConnection, createServer } from "node:net";
import type { Server, Socket } from "node:net";

/** Stands between the API and its database, and can go away as a database does, or as a network does. */
export class Gateway {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #isSilent = false;
  /** Connections made before this one stay dead for good. */
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

  /** Refuses connections and resets those that there are. */
  close(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Loses every packet without a word: what is sent is swallowed, and neither side hears that the other has left. */
  silence(): void {
    this.#isSilent = true;
  }

  /** Packets come through again; those of the connections from before only where `remembers` says so. */
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
