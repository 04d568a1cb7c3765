import type { FastifyInstance } from "fastify";
import type { Pool } from "../../platform/db/database.ts";
import { missingMigrations } from "../../platform/db/migrate.ts";

interface Checks {
  database: boolean;
  migrations: boolean;
  search: boolean;
  /** False during shutdown, so that new requests go to another process. */
  staying: boolean;
}

async function readDatabase(pool: Pool): Promise<Pick<Checks, "database" | "migrations">> {
  try {
    return { database: true, migrations: (await missingMigrations(pool)).length === 0 };
  } catch {
    // The pool logs the reason; report only that the process cannot serve.
    return { database: false, migrations: false };
  }
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, else 503 with what is missing. Balancers send no requests to
 * a process that is not ready and restart one that is not healthy.
 */
export function healthRoutes(
  server: FastifyInstance,
  options: { pool: Pool; isSearchReady: () => boolean; isEnding: () => boolean },
): void {
  server.get("/healthz", () => ({ status: "ok" }));
  server.get("/readyz", async (_, reply) => {
    const checks: Checks = {
      ...(await readDatabase(options.pool)),
      search: options.isSearchReady(),
      staying: !options.isEnding(),
    };
    const isReady = Object.values(checks).every(Boolean);
    if (!isReady) void reply.code(503).header("retry-after", "1");
    return { status: isReady ? "ready" : "not ready", checks };
  });
}
