import { Agent, get } from "node:http";
import { callHeaders } from "./stack.ts";

/**
 * A keep-alive connection like the storefront's own. Lighter than `fetch`, whose overhead would be
 * measured too.
 */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;
  readonly #headers: Record<string, string>;

  constructor(port: number, headers: Record<string, string> = {}) {
    this.#port = port;
    this.#headers = { ...callHeaders, ...headers };
  }

  /** Returns the body. Throws for an unexpected status. */
  read(path: string, expected: readonly number[] = [200]): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = {
        host: "127.0.0.1",
        port: this.#port,
        path,
        agent: this.#agent,
        headers: this.#headers,
      };
      get(options, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () => {
          const text = Buffer.concat(pieces).toString();
          if (expected.includes(answer.statusCode ?? 0)) resolve(text);
          else reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 200)}`));
        });
      }).on("error", reject);
    });
  }

  /** Returns the time until the whole answer has arrived, ms. */
  async timed(path: string, expected?: readonly number[]): Promise<number> {
    const began = performance.now();
    await this.read(path, expected);
    return performance.now() - began;
  }

  close(): void {
    this.#agent.destroy();
  }
}
