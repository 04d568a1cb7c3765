import { createServer, request as send } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { closeSlowClients, patience } from "./slow-clients.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers when a body has come whole, as fast as `read` lets it. */
async function open(rate?: Parameters<typeof closeSlowClients>[1]) {
  const seen: number[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(patience, (request, response) => {
    const read = () => {
      let bytes = 0;
      request.on("data", (chunk: Buffer) => (bytes += chunk.length));
      request.on("end", () => {
        seen.push(bytes);
        response.end("taken");
      });
    };
    if (request.url === "/later") waiting.push(read);
    else if (request.url === "/refused") {
      response.writeHead(401, { connection: "close" }).end("refused");
      // As a library that sends requests on leaves them.
      Object.assign(request, { socket: null });
    } else read();
  });
  closeSlowClients(server, rate);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    readAll: () => waiting.map((read) => read()),
  };
}

/** A client that says something at once, and more at intervals; how long it was listened to, ms, and what it heard. */
async function talk(port: number, first: string, more = "", everyMs = 100) {
  const socket = connect(port, "127.0.0.1");
  const began = performance.now();
  let heard = "";
  socket.on("data", (bytes) => (heard += String(bytes)));
  socket.on("error", () => {});
  socket.write(first);
  const timer = more === "" ? undefined : setInterval(() => socket.write(more), everyMs);
  closing.push(() => socket.destroy());
  await new Promise<void>((resolve) => {
    socket.once("close", resolve);
    socket.on("data", () => {
      if (heard.includes("taken")) resolve();
    });
  });
  clearInterval(timer);
  socket.destroy();
  return { lasted: performance.now() - began, heard };
}

const post = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`;

describe("a slow client", () => {
  test.concurrent.each([
    ["says nothing", "", ""],
    ["never ends its headers", "GET / HTTP/1.1\r\n", "x"],
    ["sends no body", post("/", 1000), ""],
    ["sends a body by single bytes", post("/", 1000), "x"],
    [
      "sends chunks by single bytes",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
      "1\r\nx\r\n",
    ],
  ])("that %s is disconnected", async (_, first, more) => {
    const { port } = await open();
    expect((await talk(port, first, more, 1000)).heard).not.toContain("taken");
  });
});

describe("the body of a request", () => {
  const rate = { bytes: 100, windowMs: 1000, afterAnswerMs: 60_000 };

  test("may take long as long as it keeps arriving", async () => {
    const { port, seen } = await open(rate);
    const { lasted, heard } = await talk(port, post("/", 6000), "x".repeat(100), 50);
    expect(heard).toContain("taken");
    expect(lasted).toBeGreaterThan(2 * rate.windowMs);
    expect(seen).toEqual([6000]);
  });

  test("is not timed out while the server does not read it", async () => {
    const { port, readAll } = await open(rate);
    const talked = talk(port, `${post("/later", 500)}${"x".repeat(300)}`);
    // Longer than the window; the rest comes as soon as we read.
    await expect
      .poll(() => performance.now())
      .toBeGreaterThan(performance.now() + 3 * rate.windowMs);
    readAll();
    const outcome = await talked;
    // It was listened to for as long as we had not read, and cut off for what it then did not send.
    expect(outcome.lasted).toBeGreaterThan(3 * rate.windowMs);
  });

  test("is read to its end after a refusal", async () => {
    const { port } = await open();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        send({ port, host: "127.0.0.1", path: "/refused", method: "POST" }, (answer) =>
          resolve(answer.resume().statusCode),
        )
          .on("error", reject)
          .end(new Uint8Array(5_000_000));
      });
      expect(status).toBe(401);
    }
  });

  test("is cut off after a refusal when it never ends", async () => {
    const { port } = await open({ bytes: 10, windowMs: 200, afterAnswerMs: 500 });
    const endless = await talk(port, post("/refused", 100_000), "x".repeat(100), 20);
    expect(endless.heard).toContain("refused");
    const silent = await talk(port, post("/refused", 1000));
    expect(silent.heard).toContain("refused");
  });
});
