import { Agent, createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

const pollMs = 200;

interface Target {
  port: number;
  agent: Agent;
  isReady: boolean;
}

/**
 * Starts a minimal load balancer: polls `/readyz` of every process, keeps connections alive, takes
 * turns, and tries another process only if the connection was refused, since a request that was
 * sent may have been executed.
 */
export async function startBalancer(
  port: number,
  targetPorts: readonly number[],
): Promise<{ close(): void }> {
  const targets: Target[] = targetPorts.map((target) => ({
    port: target,
    agent: new Agent({ keepAlive: true }),
    isReady: true,
  }));
  let turn = 0;
  const look = setInterval(() => {
    for (const target of targets)
      fetch(`http://127.0.0.1:${target.port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => (target.isReady = ok),
        () => (target.isReady = false),
      );
  }, pollMs);

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    refused: readonly Target[] = [],
  ) {
    const left = targets.filter((target) => !refused.includes(target));
    const ready = left.filter(({ isReady }) => isReady);
    const among = ready.length > 0 ? ready : left;
    turn += 1;
    const target = among[turn % among.length];
    const fail = (reason: string) => outgoing.writeHead(502).end(reason);
    if (!target) return fail("nobody");
    const { connection: _, ...headers } = incoming.headers;
    const sent = request(
      {
        host: "127.0.0.1",
        port: target.port,
        agent: target.agent,
        method: incoming.method,
        path: incoming.url,
        headers,
      },
      (answer) => {
        const { connection: __, "keep-alive": ___, ...answered } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, answered);
        answer.pipe(outgoing);
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") {
        target.isReady = false;
        forward(incoming, body, outgoing, [...refused, target]);
      } else fail(error.code ?? error.message);
    });
    sent.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on("data", (piece: Buffer) => pieces.push(piece));
    incoming.on("end", () => forward(incoming, Buffer.concat(pieces), outgoing));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    close() {
      clearInterval(look);
      server.closeAllConnections();
      server.close();
      for (const { agent } of targets) agent.destroy();
    },
  };
}
