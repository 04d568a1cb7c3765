import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Keys of the stand-in. */
export const sumsubKeys = {
  SUMSUB_APP_TOKEN: "sbx:stand-in-token",
  SUMSUB_SECRET_KEY: "stand-in secret key",
  SUMSUB_WEBHOOK_SECRET: "stand-in webhook secret",
  SUMSUB_LEVEL: "id-and-liveness",
};

/** A request that the stand-in has received. */
interface Seen {
  userId: string;
  levelName: string;
  ttlInSecs: number;
}

/**
 * The used part of Sumsub's API. Checks signatures like Sumsub, over time, method, path and body, and allows a minute
 * of clock difference. Independent of the adapter.
 */
export class SumsubStandIn {
  readonly seen: Seen[] = [];
  /** If set, all answers have this status. */
  failure: number | null = null;
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => {
      const { status, answer } = this.#answer(request.method ?? "", request.url ?? "", {
        headers: request.headers,
        body,
      });
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(
    method: string,
    path: string,
    { headers, body }: { headers: NodeJS.Dict<string | string[]>; body: string },
  ): { status: number; answer: object } {
    if (this.failure !== null) return { status: this.failure, answer: { code: this.failure } };
    const seconds = String(headers["x-app-access-ts"]);
    const hmac = createHmac("sha256", sumsubKeys.SUMSUB_SECRET_KEY);
    for (const part of [seconds, method, path, body]) hmac.update(part);
    const isSigned =
      headers["x-app-token"] === sumsubKeys.SUMSUB_APP_TOKEN &&
      headers["x-app-access-sig"] === hmac.digest("hex") &&
      Math.abs(Number(seconds) - Date.now() / 1000) < 60;
    if (!isSigned) return { status: 401, answer: { description: "Invalid signature" } };
    if (method !== "POST" || path !== "/resources/accessTokens/sdk")
      return { status: 404, answer: { description: "Not found" } };
    const parsed = JSON.parse(body) as Seen;
    this.seen.push(parsed);
    return { status: 200, answer: { token: `_act-sbx-${parsed.userId}`, userId: parsed.userId } };
  }
}

/** A signed webhook, as Sumsub sends it. */
export function sumsubMessage(
  message: object,
  { algorithm = "sha256", secret = sumsubKeys.SUMSUB_WEBHOOK_SECRET } = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(message);
  return {
    body,
    headers: {
      "content-type": "application/json",
      "x-payload-digest-alg": `HMAC_${algorithm.toUpperCase()}_HEX`,
      "x-payload-digest": createHmac(algorithm, secret).update(body).digest("hex"),
    },
  };
}
