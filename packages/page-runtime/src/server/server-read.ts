import type { DirectRead } from "@tropa/api-client/direct-read";
import { Agent, get } from "node:http";
import type { IncomingMessage } from "node:http";

/** Most open connections to the API; further requests wait. */
const agent = new Agent({ keepAlive: true, maxSockets: 128, scheduling: "lifo" });

function textOf(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    answer.setEncoding("utf8");
    answer.on("data", (piece: string) => (text += piece));
    answer.on("end", () => resolve(text));
    answer.on("error", reject);
  });
}

function timeoutError(): Error {
  return Object.assign(new Error("no answer in time"), { name: "TimeoutError" });
}

/** Reads from the API over plain HTTP, without the layers that make requests equal in browsers and servers. */
export const serverRead: DirectRead = ({ url, headers, timeout, signal }) => {
  // A connection that was closed meanwhile, or an address over TLS: the usual way knows what to do.
  if (!url.startsWith("http:")) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { accept: "application/json", ...headers } });
    const timer = setTimeout(() => request.destroy(timeoutError()), timeout);
    const giveUp = () => request.destroy(new Error("given up"));
    signal?.addEventListener("abort", giveUp, { once: true });
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    };
    request.on("response", (answer) => {
      void textOf(answer)
        .then((text) => resolve({ status: answer.statusCode ?? 0, text }))
        .catch(reject)
        .finally(end);
    });
    request.on("error", (error) => {
      end();
      if (error.name === "TimeoutError" || signal?.aborted) reject(error);
      else resolve(null);
    });
    if (signal?.aborted) giveUp();
  });
};
