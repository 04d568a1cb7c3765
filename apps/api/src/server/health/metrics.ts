import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Pool } from "../../platform/db/database.ts";
import type { ReadPool } from "../../platform/db/read-pool.ts";

/** Histogram buckets in seconds: fine for pages, up to 10 s for requests that wait for a bank. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Backlog {
  outbox: number;
  jobs: number;
  refunds: number;
}

async function backlog(pool: Pool): Promise<Backlog> {
  const { rows } = await pool.query<Backlog>(
    `SELECT (SELECT count(*) FROM outbox WHERE sent_at IS NULL AND replaced_by IS NULL)::integer AS outbox,
            (SELECT count(*) FROM graphile_worker.jobs WHERE run_at <= now())::integer AS jobs,
            (SELECT count(*) FROM refund WHERE status IN ('pending', 'sent'))::integer AS refunds`,
  );
  return rows[0] ?? { outbox: 0, jobs: 0, refunds: 0 };
}

/**
 * Times all requests and serves `/metrics` in Prometheus' format: durations by route, use of the pool, queues. Labels use route patterns, so they are
 * few and contain nothing personal.
 */
export function metricsRoutes(server: FastifyInstance, pool: Pool, reads: ReadPool): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [register],
  });
  server.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge("database_pool_connections", "Open connections to the database", () => pool.totalCount);
  gauge("database_pool_idle", "Open connections that nobody uses", () => pool.idleCount);
  gauge(
    "database_pool_waiting",
    "Queries and transactions that wait for a connection",
    () => pool.waitingCount,
  );
  if (reads.replicaUrl !== undefined) {
    gauge("database_replica_in_use", "Whether reads go to the replica", () =>
      Number(reads.isReplicaInUse),
    );
    gauge(
      "database_replica_behind_seconds",
      "How long the replica has lacked a change of the catalogue",
      () => reads.secondsBehind,
    );
  }
  const backlogGauge = new Gauge({
    name: "backlog",
    help: "What waits to be done, by kind; -1 while the database is away",
    labelNames: ["kind"],
    registers: [register],
    async collect() {
      const counts = await backlog(pool).catch(() => ({ outbox: -1, jobs: -1, refunds: -1 }));
      for (const [kind, count] of Object.entries(counts)) backlogGauge.set({ kind }, count);
    },
  });
  server.get("/metrics", async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}
