import { chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createApp } from "../apps/api/src/app.ts";
import { createPool, openDatabase } from "../apps/api/src/platform/db/database.ts";
import { migrate } from "../apps/api/src/platform/db/migrate.ts";
import { testConfig, testStorefronts } from "../apps/api/testing/fixtures.ts";
import { openStorefront } from "../packages/storefront-server/testing/test-storefront.ts";
import { startBalancer } from "./balancer.ts";
import { table } from "./statistics.ts";

/**
 * Restarts two servers of the API and two of a storefront in turn, each behind a balancer, under requests that change
 * something and may not be sent twice, and counts those that were lost. All of them run in this process, as `main.ts`
 * and `startStorefront` run them; on a busy machine its pauses may lose what the servers do not. `node bench/rolling-restart.ts`
 */
const rounds = 5;
const clients = 16;
const drainMs = 1000;
const ports = { front: 4920, storefronts: [4921, 4922], back: 4923, apis: [4924, 4925] };

interface Running {
  stop(): Promise<void>;
}
const servers: { begin: () => Promise<Running>; running: Running | null }[] = [];
const outcomes = new Map<string, number>();
const over = new AbortController();

/** Asks for help with nothing filled in: goes all the way to the API, which says what is missing. */
function post(agent: Agent): Promise<string> {
  const body = JSON.stringify({ name: "", phone: "" });
  return new Promise((resolve) => {
    request(
      {
        host: "127.0.0.1",
        port: ports.front,
        path: "/spa/submit-help-request",
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "x-localization": testStorefronts.usual.id,
        },
      },
      (answer) => {
        let text = "";
        answer.on("data", (bytes) => (text += String(bytes)));
        answer.on("end", () =>
          resolve(answer.statusCode === 422 ? "422" : `${answer.statusCode} ${text}`),
        );
      },
    )
      .on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end(body);
  });
}

async function client(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!over.signal.aborted) {
    const outcome = await post(agent);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    // Connections lie unused for a while, as they do in life: that is when they are closed under a request.
    await delay(Math.random() * 100);
  }
  agent.destroy();
}

const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 2 });
await migrate(database.pool);

async function beginApi(port: number): Promise<Running> {
  const pool = createPool(database.url, 5);
  const app = await createApp({ pool, config: testConfig({ DATA_DIR: folder }) });
  await app.server.listen({ port, host: "127.0.0.1" });
  return {
    async stop() {
      await app.drain.end(drainMs);
      await app.close();
      await pool.end();
    },
  };
}

async function beginStorefront(port: number): Promise<Running> {
  const storefront = await openStorefront(`http://127.0.0.1:${ports.back}`, {
    PORT_SHOP: String(port),
  });
  return {
    async stop() {
      await storefront.drain.end(drainMs);
      await storefront.close();
    },
  };
}

for (const port of ports.apis) servers.push({ begin: () => beginApi(port), running: null });
for (const port of ports.storefronts)
  servers.push({ begin: () => beginStorefront(port), running: null });

const balancers: { close(): void }[] = [];
try {
  for (const one of servers) one.running = await one.begin();
  balancers.push(await startBalancer(ports.back, ports.apis));
  balancers.push(await startBalancer(ports.front, ports.storefronts));
  const visitors = Array.from({ length: clients }, client);
  await delay(1000);
  for (let round = 1; round <= rounds; round += 1) {
    for (const one of servers) {
      await one.running?.stop();
      one.running = await one.begin();
      await delay(500);
    }
    console.error(`round ${round}: ${JSON.stringify(Object.fromEntries(outcomes))}`);
  }
  over.abort();
  await Promise.all(visitors);
  const all = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  // 422: the API has read it and says what is missing.
  const lost = [...outcomes].filter(([outcome]) => outcome !== "422");
  console.log(
    table(
      ["rounds", "servers restarted", "POSTs", "lost"],
      [
        [
          String(rounds),
          String(rounds * servers.length),
          all.toLocaleString("en"),
          lost.length === 0 ? "0" : JSON.stringify(Object.fromEntries(lost)),
        ],
      ],
    ),
  );
  process.exitCode = lost.length === 0 ? 0 : 1;
} finally {
  over.abort();
  for (const balancer of balancers) balancer.close();
  for (const { running } of servers) await running?.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
