import { parentPort, workerData } from "node:worker_threads";
import { createPool } from "../../platform/db/database.ts";
import { ReadPool } from "../../platform/db/read-pool.ts";
import { CompletionService } from "./completion/completion-service.ts";
import { IndexBuilder } from "./index/index-builder.ts";
import { IndexKeeper } from "./index/index-keeper.ts";
import { earliestToday } from "./query/day-span.ts";
import type { SearchEngine } from "./query/search-engine.ts";
import { SqlEngine } from "./sql/sql-engine.ts";
import type { FromWorker, ToWorker, WorkerOptions } from "./worker-messages.ts";

/** The worker thread that holds the index, so that the API's own thread never waits for a count. */

/** Size of the pool, for changes, builds, the lock of builds, and completion. */
const CONNECTIONS = 4;

const { url, replicaUrl, today: fixedToday, mergeAfter, folder } = workerData as WorkerOptions;
const port = parentPort;
if (port === null) throw new Error("search-worker.ts runs as a worker thread");
const post = (message: FromWorker): void => port.postMessage(message);
const log = (message: string): void => post({ kind: "log", message });

const pool = createPool(url, CONNECTIONS, log);
const reads = new ReadPool({ primary: pool, replicaUrl });
const keeper = new IndexKeeper({
  pool,
  reads,
  log,
  today: () => fixedToday ?? earliestToday(),
  builder: new IndexBuilder({ pool, reads, ...(folder !== undefined && { folder }) }),
  onChange(change) {
    completion.catalogueChanged();
    post({ kind: "changed", change, isIndexed: keeper.index !== null });
  },
  ...(mergeAfter !== undefined && { mergeAfter }),
});

const fallback = new SqlEngine(reads);
const engine: SearchEngine = {
  search: (query) => (keeper.index ?? fallback).search(query),
  map: (query, view) => (keeper.index ?? fallback).map(query, view),
  cheapest: (query) => (keeper.index ?? fallback).cheapest(query),
  waysOut: (query) => (keeper.index ?? fallback).waysOut(query),
  tally: (query, question) => (keeper.index ?? fallback).tally(query, question),
};
const completion = new CompletionService(reads, engine, log);

async function answer(message: ToWorker): Promise<unknown> {
  if (message.kind === "search") return engine.search(message.query);
  if (message.kind === "map") return engine.map(message.query, message.view);
  if (message.kind === "cheapest") return engine.cheapest(message.query);
  if (message.kind === "waysOut") return engine.waysOut(message.query);
  if (message.kind === "tally") return engine.tally(message.query, message.question);
  if (message.kind === "complete") return completion.complete(message.request);
  if (message.kind === "suggest") return completion.suggest(message.request);
  await keeper.close();
  await reads.close();
  await pool.end();
  port?.close();
  return null;
}

/** Keeps the error's code, which tells a database outage from a bug. */
function serializeError(error: unknown): { reason: string; code?: string } {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  return { reason: String(error), ...(code !== undefined && { code }) };
}

port.on("message", (message: ToWorker) => {
  answer(message).then(
    (result) => post({ kind: "answer", id: message.id, json: JSON.stringify(result) }),
    (error: unknown) => post({ kind: "failed", id: message.id, ...serializeError(error) }),
  );
});

try {
  await keeper.start();
  await keeper.ready();
} catch (error) {
  log(`search: not started: ${String(error)}`);
}
post({ kind: "started" });
