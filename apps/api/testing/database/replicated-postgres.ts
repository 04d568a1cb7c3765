import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFile, chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import {
  clusterPlace,
  freePort,
  startEmbeddedPostgres,
} from "../../src/platform/db/embedded-postgres.ts";
import { scratchFolder } from "../scratch-folder.ts";

const settings = ["fsync=off", "wal_keep_size=1GB"];

/** An embedded PostgreSQL and a streaming replica of it. Fill the primary before the replica is started. */
export class ReplicatedPostgres {
  readonly #home: string;
  readonly #folder: string;
  readonly #replicaFolder: string;
  readonly #port: number;
  readonly #primary: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  #replica: ChildProcess | null = null;

  private constructor(
    home: string,
    folder: string,
    port: number,
    primary: Awaited<ReturnType<typeof startEmbeddedPostgres>>,
  ) {
    this.#home = home;
    this.#folder = folder;
    this.#replicaFolder = `${folder}-replica`;
    this.#port = port;
    this.#primary = primary;
  }

  /** @param lag how long the replica waits before it replays a commit, such as "5s" */
  static async start(lag: string): Promise<ReplicatedPostgres> {
    const home = await mkdtemp(join(scratchFolder(), "tropa-replica-"));
    // The server's own account needs access.
    await chmod(home, 0o755);
    const { folder } = await clusterPlace(home);
    // A copy of a stopped server is a base backup.
    await (await startEmbeddedPostgres(home, settings)).stop();
    await promisify(execFile)("cp", ["-a", folder, `${folder}-replica`]);
    const primary = await startEmbeddedPostgres(home, settings);
    const postgres = new ReplicatedPostgres(home, folder, await freePort(), primary);
    await writeFile(join(`${folder}-replica`, "standby.signal"), "");
    await appendFile(
      join(`${folder}-replica`, "postgresql.auto.conf"),
      `primary_conninfo = '${primary.url}'\nrecovery_min_apply_delay = '${lag}'\n`,
    );
    await postgres.startReplica();
    return postgres;
  }

  get url(): string {
    return this.#primary.url;
  }

  get replicaUrl(): string {
    const url = new URL(this.url);
    url.port = String(this.#port);
    return url.href;
  }

  /** Resolves when the replica answers. After a kill its processes take a moment to be gone: tries until then. */
  async startReplica(): Promise<void> {
    const command = await readFile(join(this.#folder, "postmaster.opts"), "utf8");
    const [program = ""] = command.split(" ");
    const options = [...command.matchAll(/"([^"]*)"/g)].map(([, option]) => option!);
    options[options.indexOf("-D") + 1] = this.#replicaFolder;
    options[options.indexOf("-p") + 1] = String(this.#port);
    const { uid, gid } = await stat(this.#folder);
    const identity = process.getuid?.() === 0 ? { uid, gid } : {};
    for (;;) {
      const child = spawn(program, options, { ...identity, stdio: ["ignore", "ignore", "pipe"] });
      this.#replica = child;
      const isReady = await new Promise<boolean>((resolve) => {
        child.once("exit", () => resolve(false));
        child.stderr.on("data", (text) => {
          if (String(text).includes("ready to accept read-only connections")) resolve(true);
        });
      });
      if (isReady) return;
      await delay(50);
    }
  }

  /** Ends the replica as a power cut would. */
  async killReplica(): Promise<void> {
    await this.#endReplica("SIGKILL");
  }

  async close(): Promise<void> {
    await this.#endReplica("SIGQUIT");
    await this.#primary.stop();
    await rm(this.#home, { recursive: true, force: true });
    await rm(this.#folder, { recursive: true, force: true });
    await rm(this.#replicaFolder, { recursive: true, force: true });
  }

  async #endReplica(signal: NodeJS.Signals): Promise<void> {
    const child = this.#replica;
    this.#replica = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
