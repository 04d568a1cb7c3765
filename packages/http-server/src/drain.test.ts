import { Agent, createServer, request as send } from "node:http";
import type { IncomingHttpHeaders, RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Drain } from "./drain.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function open(answer: RequestListener) {
  const server = createServer({ keepAliveTimeout: 60_000 }, answer);
  const drain = new Drain(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { server, drain, port: (server.address() as AddressInfo).port };
}

function client() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  closing.push(() => agent.destroy());
  return (port: number) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      send({ agent, port, host: "127.0.0.1", method: "POST" }, (answer) => {
        answer.resume();
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers }),
        );
      })
        .on("error", reject)
        .end("body");
    });
}

const isListening = (server: Server) => server.listening;

test("a keep-alive connection serves one more request during a drain and is then closed", async () => {
  const { drain, port, server } = await open((_, response) => response.end("fine"));
  const [kept, other] = [client(), client()];
  expect((await kept(port)).headers.connection).toBe("keep-alive");
  const ended = drain.end(300);
  expect(await kept(port)).toMatchObject({ status: 200, headers: { connection: "close" } });
  // A client that does not know of the drain yet is served as well.
  expect(await other(port)).toMatchObject({ status: 200, headers: { connection: "close" } });
  await ended;
  expect(isListening(server)).toBe(false);
  await expect(other(port)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a request in progress is answered completely", async () => {
  const request = Promise.withResolvers<() => void>();
  const { drain, port } = await open((_, response) => {
    request.resolve(() => response.end("fine"));
  });
  const answer = client()(port);
  const finish = await request.promise;
  const ended = drain.end(0);
  await expect.poll(() => drain.hasBegun).toBe(true);
  finish();
  expect(await answer).toMatchObject({ status: 200, headers: { connection: "close" } });
  await ended;
});

test("no request is lost when one of two servers drains under load", async () => {
  const servers = await Promise.all(
    [1, 2].map(() => open((request, response) => request.resume().on("end", () => response.end()))),
  );
  const over = new AbortController();
  const failures: unknown[] = [];
  let sent = 0;
  const visitor = async (met: () => void) => {
    const post = client();
    while (!over.signal.aborted) {
      const living = servers.findLast(({ drain }) => !drain.hasBegun) ?? servers[0];
      sent += 1;
      await post(living?.port ?? 0).then(
        ({ status }) => {
          met();
          if (status !== 200) failures.push(status);
        },
        (error: unknown) => failures.push(error),
      );
    }
  };
  const meetings = Array.from({ length: 20 }, () => Promise.withResolvers<void>());
  const visitors = meetings.map(({ resolve }) => visitor(resolve));
  await Promise.all(meetings.map(({ promise }) => promise));
  await servers[1]?.drain.end(300);
  over.abort();
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(100);
});
