import type { Socket } from "node:net";
import pg from "pg";

/** Interval between checks, ms. */
const lookMs = 250;
/** Idle time after which a connection is pinged, ms. */
const pingMs = 3000;
/** Silence of a query after which the database is asked about it, ms; doubles while the query is running. */
const doubtMs = 1250;
const longestDoubtMs = 2000;
/** Time-out of that request, ms: until its connection stands, and then, since a busy machine takes long to answer. */
const probeConnectMs = 2000;
const probeAnswerMs = 3000;

/** Properties of the driver's client that its types leave out. */
interface Inner {
  readyForQuery: boolean;
  processID: number | null;
  connection: { stream: Socket };
}

interface Watched {
  client: pg.ClientBase;
  inner: Inner;
  /** Start time of the backend, which distinguishes it from a later one with the same process id. */
  startedAt: string | null;
  bytes: number;
  /** Time of the last received byte. */
  heardAt: number;
  /** Start of the current silence, or time when the database last confirmed that the query is running. */
  waitsSince: number;
  doubtedAfter: number;
  /** The database has reported once that the connection is idle. */
  isForgotten: boolean;
}

/** States of backends by process id. */
type Answer = ReadonlyMap<number, string>;

interface Backend {
  pid: number;
  startedAt: string;
}

class SilentDatabaseError extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("the database went silent");
  }
}

/**
 * Detects connections whose other end is gone silently, because a firewall dropped them or packets are lost. TCP notices
 * only after a quarter of an hour, and queries would wait that long. A slow query is not cut off: after a silence the
 * database is asked on a new connection whether it still works on it. If not, or without an answer, the connection is
 * closed and its query fails as in any other outage.
 */
export class ConnectionWatch {
  readonly #config: pg.ClientConfig;
  readonly #log: (message: string) => void;
  readonly #watched = new Set<Watched>();
  /** Backends of closed connections, which may still hold locks. */
  #abandoned: Backend[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;

  /** @param config settings of the connection for probes */
  constructor(config: pg.ClientConfig, log: (message: string) => void) {
    this.#config = config;
    this.#log = log;
  }

  /** Watches a connected client until it ends. Await before its first query. */
  async add(client: pg.ClientBase): Promise<void> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types leave these out
    const inner = client as unknown as Inner;
    const now = performance.now();
    const watched: Watched = {
      client,
      inner,
      startedAt: null,
      bytes: 0,
      heardAt: now,
      waitsSince: now,
      doubtedAfter: doubtMs,
      isForgotten: false,
    };
    this.#watched.add(watched);
    client.once("end", () => this.#watched.delete(watched));
    this.#timer ??= setInterval(() => this.#look(), lookMs).unref();
    const { rows } = await client
      .query<{ started_at: string }>(
        "SELECT backend_start::text AS started_at FROM pg_stat_activity WHERE pid = pg_backend_pid()",
      )
      // A lost connection fails at its next use.
      .catch(() => ({ rows: [] }));
    watched.startedAt = rows[0]?.started_at ?? null;
  }

  #look(): void {
    const now = performance.now();
    for (const watched of this.#watched) this.#hear(watched, now);
    const doubted = [...this.#watched].filter((one) => this.#isDoubtful(one, now));
    if (doubted.length > 0 || this.#abandoned.length > 0) void this.#ask(doubted);
    else if (this.#watched.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  #hear(watched: Watched, now: number): void {
    const { connection, readyForQuery } = watched.inner;
    const { bytesRead } = connection.stream;
    if (bytesRead !== watched.bytes) {
      watched.bytes = bytesRead;
      watched.heardAt = now;
    }
    if (watched.heardAt === now || readyForQuery) {
      watched.waitsSince = now;
      watched.doubtedAfter = doubtMs;
      watched.isForgotten = false;
    }
    if (readyForQuery && now - watched.heardAt > pingMs) {
      watched.heardAt = now;
      // An error shows at the next use.
      watched.client.query(";").catch(() => {});
    }
  }

  #isDoubtful({ inner, waitsSince, doubtedAfter, isForgotten }: Watched, now: number): boolean {
    return !inner.readyForQuery && (isForgotten || now - waitsSince > doubtedAfter);
  }

  async #ask(doubted: readonly Watched[]): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      const before = new Map(
        [...this.#watched].map((one) => [one, one.inner.connection.stream.bytesRead]),
      );
      const answer = await this.#probe(doubted);
      // First read what arrived while this thread was busy.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      const isSilent = (one: Watched) =>
        this.#watched.has(one) && one.inner.connection.stream.bytesRead === before.get(one);
      if (answer) this.#judge(doubted.filter(isSilent), answer);
      else if (doubted.length > 0) this.#cut([...before.keys()].filter(isSilent));
    } finally {
      this.#isAsking = false;
    }
  }

  /** Closes a connection only if it was found idle twice, because its answer may have been on the way. */
  #judge(silent: readonly Watched[], states: Answer): void {
    const lost: Watched[] = [];
    for (const one of silent) {
      const state = states.get(one.inner.processID ?? 0);
      if (state === undefined || state.startsWith("idle")) {
        if (one.isForgotten) lost.push(one);
        one.isForgotten = true;
      } else {
        one.isForgotten = false;
        one.doubtedAfter = Math.min(longestDoubtMs, one.doubtedAfter * 2);
        one.waitsSince = performance.now();
      }
    }
    if (lost.length === 0) return;
    // Idle connections are probably lost as well, and cheap to replace.
    this.#cut([...lost, ...[...this.#watched].filter(({ inner }) => inner.readyForQuery)]);
  }

  #cut(lost: readonly Watched[]): void {
    if (lost.length === 0) return;
    this.#log(`database: silent, ${lost.length} connections given up`);
    for (const { inner, startedAt } of lost) {
      if (inner.processID !== null && startedAt !== null)
        this.#abandoned.push({ pid: inner.processID, startedAt });
      inner.connection.stream.destroy(new SilentDatabaseError());
    }
  }

  /** Reads the states of these connections; null without an answer. Also terminates abandoned backends. */
  async #probe(doubted: readonly Watched[]): Promise<Answer | null> {
    const client = new pg.Client({ ...this.#config, application_name: "tropa-api-probe" });
    client.on("error", () => {});
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types leave these out
    const { stream } = (client as unknown as Inner).connection;
    const giveUp = () => stream.destroy(new SilentDatabaseError());
    let timer = setTimeout(giveUp, probeConnectMs);
    const began = performance.now();
    stream.once("connect", () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, began + probeAnswerMs - performance.now());
    });
    const abandoned = [...this.#abandoned];
    try {
      await client.connect();
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           JOIN jsonb_to_recordset($1) AS left_alone (pid integer, "startedAt" text) USING (pid)
          WHERE backend_start::text = "startedAt"`,
        [JSON.stringify(abandoned)],
      );
      this.#abandoned = this.#abandoned.filter((one) => !abandoned.includes(one));
      const { rows } = await client.query<{ pid: number; state: string | null }>(
        "SELECT pid, state FROM pg_stat_activity WHERE pid = ANY ($1)",
        [doubted.map(({ inner }) => inner.processID)],
      );
      return new Map(rows.map(({ pid, state }) => [pid, state ?? "idle"]));
    } catch (error) {
      // A database that refuses the connection is alive.
      const isThere = error instanceof pg.DatabaseError;
      return isThere ? new Map(doubted.map(({ inner }) => [inner.processID ?? 0, "active"])) : null;
    } finally {
      clearTimeout(timer);
      void client.end().catch(() => {});
    }
  }
}
