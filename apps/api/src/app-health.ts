import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Pool } from "./db/database.ts";

const migrations = join(import.meta.dirname, "db", "migrations");

interface Checks {
  database: boolean;
  migrations: boolean;
  search: boolean;
}

async function readDatabase(pool: Pool): Promise<Pick<Checks, "database" | "migrations">> {
  const needed = (await readdir(migrations)).filter((name) => name.endsWith(".sql"));
  try {
    const { rows } = await pool.query<{ name: string }>("SELECT name FROM migration");
    const applied = new Set(rows.map((row) => row.name));
    return { database: true, migrations: needed.every((name) => applied.has(name)) };
  } catch {
    // What is wrong is in the log of the pool; here only that the process cannot serve.
    return { database: false, migrations: false };
  }
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, else 503 with what is missing. A balancer keeps a
 * process that is not ready out, and restarts one that is not healthy.
 */
export function healthRoutes(
  server: FastifyInstance,
  { pool, isSearchReady }: { pool: Pool; isSearchReady: () => boolean },
): void {
  server.get("/healthz", () => ({ status: "ok" }));
  server.get("/readyz", async (_, reply) => {
    const checks: Checks = { ...(await readDatabase(pool)), search: isSearchReady() };
    const isReady = Object.values(checks).every(Boolean);
    if (!isReady) void reply.code(503).header("retry-after", "1");
    return { status: isReady ? "ready" : "not ready", checks };
  });
}
