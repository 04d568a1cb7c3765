import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createApp } from "../apps/api/src/app.ts";
import { createPool, openDatabase } from "../apps/api/src/platform/db/database.ts";
import { migrate } from "../apps/api/src/platform/db/migrate.ts";
import { insertPlaces, insertTour, testConfig } from "../apps/api/testing/fixtures.ts";
import { Gateway } from "../apps/api/testing/stand-ins/gateway.ts";
import { quantile, table } from "./statistics.ts";

/**
 * Measures what slow or silent clients and networks can do to an API process. `node
 * bench/outages.ts`
 */

const requests = 22;
const silentSockets = 1000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const since = (began: number) => performance.now() - began;

/** Sends a request that needs the database; returns its duration, ms, and its status. */
async function ask(url: string, tourId: number): Promise<{ took: number; status: number }> {
  const began = performance.now();
  const answer = await fetch(`${url}/spa/tour?slug=ice-of-baikal-${tourId}`);
  await answer.arrayBuffer();
  return { took: since(began), status: answer.status };
}

async function measureSilence(gateway: Gateway, url: string, tourId: number): Promise<string[]> {
  const askAll = () => Promise.all(Array.from({ length: requests }, () => ask(url, tourId)));
  await askAll();
  gateway.silence();
  const silent = await askAll();
  await delay(10_000);
  gateway.speak({ remembers: false });
  const began = performance.now();
  while ((await askAll()).some(({ status }) => status !== 200)) await delay(50);
  const refused = silent.filter(({ status }) => status === 503).length;
  const longest = quantile(
    silent.map(({ took }) => took),
    1,
  );
  return [`${refused} of ${requests}`, seconds(longest), seconds(since(began))];
}

/**
 * Opens a connection and sends a text; returns what is received first, and how long after the text
 * it was closed.
 */
function sendText(port: number, text: string): { heard: Promise<string>; closed: Promise<number> } {
  const socket = connect(port, "127.0.0.1");
  let last = performance.now();
  socket.on("error", () => {});
  socket.write(text);
  return {
    heard: new Promise((resolve) => {
      socket.once("data", (bytes) => {
        const status = String(bytes).slice(9, 12);
        if (status === "101") last = performance.now();
        resolve(status);
      });
      socket.once("close", () => resolve(""));
    }),
    closed: new Promise((resolve) => {
      socket.once("close", () => resolve(since(last)));
    }),
  };
}

const upgrade = (address: string) =>
  `GET /ws HTTP/1.1\r\nHost: bench\r\nX-Forwarded-For: ${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

async function measureSockets(port: number): Promise<string[]> {
  let open = 0;
  let most = 0;
  const flood = Array.from({ length: silentSockets }, async () => {
    const { heard: received, closed } = sendText(port, upgrade("198.51.100.7"));
    if ((await received) !== "101") return null;
    open += 1;
    most = Math.max(most, open);
    const lasted = await closed;
    open -= 1;
    return lasted;
  });
  const other = await sendText(port, upgrade("198.51.100.8")).heard;
  const lasted = (await Promise.all(flood)).filter((time) => time !== null);
  return [
    String(most),
    other === "101" ? "let in" : `refused (${other})`,
    seconds(quantile(lasted, 1)),
  ];
}

const slow = {
  "no header": "",
  "half of the headers": "GET / HTTP/1.1\r\n",
  "headers, and no body": "POST /spa/submit-order HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",
};

const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 2 });
const gateway = new Gateway(database.url);
const pool = createPool(await gateway.open(), 10);
try {
  await migrate(database.pool);
  await insertPlaces(database.pool);
  const { tourId } = await insertTour(database.pool);
  const app = await createApp({ pool, config: testConfig({ JOBS: "1", DATA_DIR: folder }) });
  const url = await app.server.listen({ port: 0, host: "127.0.0.1" });
  const port = Number(new URL(url).port);
  console.log(
    table(
      ["503 in a silence of the database", "the slowest after", "all well again after"],
      [await measureSilence(gateway, url, tourId)],
    ),
  );
  console.log(
    `\n${table(["of 1,000 silent sockets of one address, open at once", "one of another address", "closed after"], [await measureSockets(port)])}`,
  );
  const times = await Promise.all(
    Object.entries(slow).map(async ([what, text]) => [
      what,
      seconds(await sendText(port, text).closed),
    ]),
  );
  console.log(`\n${table(["a client that sends", "is cut off after"], times)}`);
  await app.close();
} finally {
  await pool.end();
  gateway.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
