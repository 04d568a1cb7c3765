import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSession } from "../apps/api/src/people/sessions/sessions.ts";
import { openDatabase } from "../apps/api/src/platform/db/database.ts";
import type { Pool } from "../apps/api/src/platform/db/database.ts";
import { migrate } from "../apps/api/src/platform/db/migrate.ts";
import { ports, signingKey, startApi, widestStorefront } from "./stack.ts";
import { quantile, table } from "./statistics.ts";

const socketCount = 10_000;
/** The limit per account and process. */
const socketsOfAccount = 10;
const messages = 40;
const atOnce = 100;
const address = `http://127.0.0.1:${ports.api}`;

/** A thousand of staff, who all hear of every chat with support, with ten tickets each; and a tourist who writes. */
async function fill(pool: Pool): Promise<string> {
  const context = { config: { signingKey } } as Parameters<typeof startSession>[0];
  const signIn = async (email: string, isStaff: boolean) => {
    const { rows } = await pool.query<{ id: number }>(
      "INSERT INTO account (email, storefront, is_staff, desk_rights) VALUES ($1, $2, $3, $4) RETURNING id",
      [email, widestStorefront.id, isStaff, isStaff ? ["support.look", "support.act"] : []],
    );
    return startSession(context, pool, {
      accountId: rows[0]?.id ?? 0,
      storefront: widestStorefront.id,
    });
  };
  for (let number = 0; number < socketCount / socketsOfAccount; number += 1)
    await signIn(`staff${number}@bench.example`, true);
  await pool.query(
    `INSERT INTO realtime_ticket (hash, session_id, expires_at)
     SELECT sha256(('ticket-' || (row_number() OVER () - 1))::bytea), session.id, now() + interval '1 hour'
       FROM session, generate_series(1, $1::integer)`,
    [socketsOfAccount],
  );
  return (await signIn("tourist@bench.example", false)).accessToken;
}

/** A short masked text frame, as clients send them. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, masked]);
}

/** The text that all sockets wait for, and when each received it. */
const awaited = { marker: Buffer.from("no message yet"), times: [] as number[], onLast: () => {} };

function note(data: Buffer): void {
  if (!data.includes(awaited.marker)) return;
  awaited.times.push(performance.now());
  if (awaited.times.length === socketCount) awaited.onLast();
}

/** A bare socket, so that mostly the server is measured; resolves once it is signed in. */
function open(number: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(ports.api, "127.0.0.1");
    const greet = (data: Buffer) => {
      const text = data.toString("latin1");
      if (text.startsWith("HTTP/1.1") && !text.startsWith("HTTP/1.1 101"))
        reject(new Error(text.split("\r\n")[0]));
      if (text.startsWith("HTTP/1.1 101")) {
        const hello = { type: "hello", ticket: `ticket-${number}`, last_event_id: null };
        socket.write(textFrame(JSON.stringify(hello)));
      }
      if (text.includes('"ready"')) {
        socket.off("data", greet).on("data", note);
        resolve(socket);
      }
    };
    socket.on("error", reject);
    socket.on("data", greet);
    socket.on("connect", () => {
      socket.write(
        `GET /ws HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      );
    });
  });
}

async function call(token: string, method: "GET" | "POST", path: string, body?: object) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { "x-authorization": `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as { id: number };
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** From the moment a message is sent until each of all sockets has it, ms. */
async function measure(token: string, pid: number): Promise<string> {
  const before = await memoryOf(pid);
  const began = performance.now();
  const sockets: Socket[] = [];
  for (let from = 0; from < socketCount; from += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, index) => from + index);
    sockets.push(...(await Promise.all(numbers.map((number) => open(number)))));
  }
  const connectedAfter = performance.now() - began;
  const { id } = await call(token, "GET", "/crm/api/chat/get-chat-with-support");

  const samples: number[] = [];
  for (let number = -5; number < messages; number += 1) {
    const marker = `message-${number + 5}-`;
    const times: number[] = [];
    const all = new Promise<void>((resolve) => {
      Object.assign(awaited, { marker: Buffer.from(marker), times, onLast: resolve });
    });
    const sent = performance.now();
    await Promise.all([
      all,
      call(token, "POST", "/crm/api/chat/send-message", { chat_id: id, message: marker }),
    ]);
    // The first few warm the compiler and are not counted.
    if (number >= 0) samples.push(...times.map((time) => time - sent));
  }
  const memory = (await memoryOf(pid)) - before;
  for (const socket of sockets) socket.destroy();
  return table(
    ["sockets", "opened and signed in", "memory a socket", "p50", "p99", "last of all"],
    [
      [
        socketCount.toLocaleString("en"),
        `${Math.round(socketCount / (connectedAfter / 1000)).toLocaleString("en")} a second`,
        `${((memory * 1024) / socketCount).toFixed(0)} kB`,
        `${quantile(samples, 0.5).toFixed(0)} ms`,
        `${quantile(samples, 0.99).toFixed(0)} ms`,
        `${quantile(samples, 1).toFixed(0)} ms`,
      ],
    ],
  );
}

const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 2 });
try {
  await migrate(database.pool);
  const token = await fill(database.pool);
  const api = await startApi(folder, 0, {
    DATABASE_URL: database.url,
    // All sockets come from one address.
    SOCKETS_PER_ADDRESS: "1000",
  });
  try {
    console.log(`## Sockets\n\n${await measure(token, api.pid)}\n`);
  } finally {
    await api.stop();
  }
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
