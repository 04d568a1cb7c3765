import { parseArgs } from "node:util";
import { outliveStrayErrors } from "@tropa/http-server/stray-errors";
import { createApp } from "./app.ts";
import { readSettings } from "./config/config.ts";
import { ConfigError } from "./config/setting.ts";
import { openDatabase } from "./platform/db/database.ts";
import { openDemo } from "./platform/demo/demo-source.ts";
import { migrate, requireSchema } from "./platform/db/migrate.ts";
import { sharedConfig } from "./config/shared-config.ts";
import { configuredStore } from "./platform/files/uploads.ts";
import { loadDemo, resetSchema } from "./start-database.ts";
import { loadStorefronts } from "./config/load-storefronts.ts";
import { requireKnownStorefronts } from "./platform/storefronts/storefronts.ts";

/** The API process: settings, database, catalogue, server, and a clean end to all of them. */

const say = (message: string): void => void process.stdout.write(`tropa api: ${message}\n`);
const complain = (message: string): void => void process.stderr.write(`tropa api: ${message}\n`);

/** Longest shutdown, ms; then the process exits anyway, because the database recovers by itself. */
let shutdownMs = 2800;
/** How long requests are still accepted before the shutdown, ms. */
let drainMs = 0;

function readFlags(): { reset: boolean; tours: number | undefined } {
  try {
    const { values } = parseArgs({
      options: { reset: { type: "boolean" }, tours: { type: "string" } },
    });
    const tours = values.tours === undefined ? undefined : Number(values.tours);
    if (tours !== undefined && !(Number.isInteger(tours) && tours >= 0 && tours <= 1_000_000)) {
      throw new ConfigError("--tours: a whole number up to 1000000 is needed");
    }
    return { reset: values.reset === true, tours };
  } catch (error) {
    throw error instanceof TypeError ? new ConfigError(error.message) : error;
  }
}

/** Functions that stop what was started; called in reverse order. */
const running: { close(): Promise<void> }[] = [];
let isEnding = false;

async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(exitCode || 1), drainMs + shutdownMs).unref();
  for (const part of running.toReversed()) {
    await part.close().catch((error: unknown) => complain(describe(error)));
  }
  process.exit(exitCode);
}

function endWithSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // The embedded database's package has listeners too, which would stop the database during running requests.
    process.removeAllListeners(signal);
    process.on(signal, () => void end(0));
  }
  // Stop when a parent test runner has died.
  process.on("disconnect", () => void end(0));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE")
    return `port ${port} is taken: stop what listens there or set PORT_API to another one`;
  return error.message || String(code);
}

async function start(): Promise<void> {
  const flags = readFlags();
  const config = {
    ...readSettings(process.env),
    storefronts: await loadStorefronts(process.env),
  };
  ({ shutdownMs } = config);
  const tours = flags.tours ?? config.demo.tours;
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    // Ignore a lost database during the shutdown.
    log: (message) => (isEnding ? undefined : complain(message)),
  });
  running.push(database);
  endWithSignals();
  if (flags.reset) {
    await resetSchema(database.pool);
    await migrate(database.pool);
  }
  await requireSchema(database);
  await requireKnownStorefronts(database.pool, config.storefronts);
  const demo = config.demo.module === null ? null : await openDemo(config.demo.module);
  if (demo)
    await loadDemo(
      database,
      demo,
      {
        ...config.demo,
        storefronts: config.storefronts,
        tours,
        files: configuredStore(config),
      },
      say,
    );
  const app = await createApp({
    pool: database.pool,
    config: await sharedConfig(config, database.pool),
  });
  running.push(app);
  ({ drainMs } = config);
  running.push({ close: () => app.drain.end(drainMs) });
  await app.server.listen({
    port: config.port,
    host: config.isProduction ? "0.0.0.0" : "localhost",
  });
  outliveStrayErrors({
    log: (entry, message) => app.server.log.error(entry, message),
    end: () => void end(1),
  });
  say(`ready on ${app.server.listeningOrigin}`);
}

try {
  await start();
} catch (error) {
  complain(describe(error));
  await end(1);
}
