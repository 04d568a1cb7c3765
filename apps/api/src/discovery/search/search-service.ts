import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Pool } from "../../platform/db/database.ts";
import type { ReadPool } from "../../platform/db/read-pool.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { CompletionRequest, ListingSuggestion, Suggestion } from "./completion/completion.ts";
import type { WayOut } from "./query/filter-parts.ts";
import type { MapResult, MapView } from "./map/map-clusters.ts";
import type {
  AppliedChange,
  Cheapest,
  FacetCount,
  SearchQuery,
  SearchResult,
  TallyQuestion,
  WatchedEngine,
} from "./query/search-engine.ts";
import { SqlEngine } from "./sql/sql-engine.ts";
import type { FromWorker, ToWorker, WorkerOptions } from "./worker-messages.ts";

export interface SearchServiceOptions {
  readonly pool: Pool;
  readonly reads: ReadPool;
  readonly log?: (message: string) => void;
  /** Changed tours after which they are merged, instead of the usual number. */
  readonly mergeAfter?: number;
  /** Folder for the saved index of a large catalogue; none is saved without it. */
  readonly folder?: string;
  /** The date to prepare the index for, instead of `earliestToday`. */
  readonly today?: LocalDate;
}

/** Delay before restarting a search thread that exited. */
const RESTART_AFTER_MS = 1000;
/** A shutdown does not wait longer, such as for a build whose result nobody would use. */
const CLOSE_WITHIN_MS = 1000;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

type Question = ToWorker extends infer Message
  ? Message extends { kind: string }
    ? Omit<Message, "id">
    : never
  : never;

/** Answers from the index in its own thread; from SQL until there is one. */
export class SearchService implements WatchedEngine {
  readonly #options: SearchServiceOptions;
  readonly #log: (message: string) => void;
  readonly #fallback: SqlEngine;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners: ((change: AppliedChange) => void)[] = [];
  #worker: Worker;
  #isRunning = false;
  #nextId = 1;
  #isIndexed = false;
  #isClosed = false;
  #restart: NodeJS.Timeout | undefined;
  readonly #started = Promise.withResolvers<void>();

  private constructor(options: SearchServiceOptions) {
    this.#options = options;
    this.#log = options.log ?? (() => {});
    this.#fallback = new SqlEngine(options.reads);
    this.#worker = this.#run();
  }

  /** Resolves at once: the first index is built in the background. */
  static async start(options: SearchServiceOptions): Promise<SearchService> {
    return new SearchService(options);
  }

  /** False while SQL answers. */
  get isIndexed(): boolean {
    return this.#isIndexed;
  }

  /** Resolves once the first index is ready or its build has failed. */
  ready(): Promise<void> {
    return this.#started.promise;
  }

  onChange(listener: (change: AppliedChange) => void): void {
    this.#listeners.push(listener);
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    if (!this.#isIndexed) return this.#fallback.search(query);
    return (await this.#ask({ kind: "search", query })) as SearchResult;
  }

  async map(query: SearchQuery, view: MapView): Promise<MapResult> {
    if (!this.#isIndexed) return this.#fallback.map(query, view);
    return (await this.#ask({ kind: "map", query, view })) as MapResult;
  }

  async waysOut(query: SearchQuery): Promise<readonly WayOut[]> {
    if (!this.#isIndexed) return this.#fallback.waysOut(query);
    return (await this.#ask({ kind: "waysOut", query })) as readonly WayOut[];
  }

  async cheapest(query: SearchQuery): Promise<Cheapest> {
    if (!this.#isIndexed) return this.#fallback.cheapest(query);
    return (await this.#ask({ kind: "cheapest", query })) as Cheapest;
  }

  async tally(query: SearchQuery, question: TallyQuestion): Promise<readonly FacetCount<number>[]> {
    if (!this.#isIndexed) return this.#fallback.tally(query, question);
    return (await this.#ask({ kind: "tally", query, question })) as readonly FacetCount<number>[];
  }

  /** Suggestions by name, best first; empty for a phrase without letters. */
  async complete(request: CompletionRequest): Promise<Suggestion[]> {
    return (await this.#ask({ kind: "complete", request })) as Suggestion[];
  }

  /** Like `complete`, but including listings that the phrase names by several things. */
  async suggest(request: CompletionRequest): Promise<(ListingSuggestion | Suggestion)[]> {
    return (await this.#ask({ kind: "suggest", request })) as (ListingSuggestion | Suggestion)[];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    const patience = new AbortController();
    await Promise.race([
      this.#ask({ kind: "close" }),
      delay(CLOSE_WITHIN_MS, null, { signal: patience.signal }),
    ]).catch(() => {});
    patience.abort();
    await this.#worker.terminate();
  }

  #run(): Worker {
    const { pool, reads, today, mergeAfter, folder } = this.#options;
    const { replicaUrl } = reads;
    const workerData: WorkerOptions = {
      url: pool.options.connectionString ?? "",
      ...(replicaUrl !== undefined && { replicaUrl }),
      ...(today !== undefined && { today }),
      ...(mergeAfter !== undefined && { mergeAfter }),
      ...(folder !== undefined && { folder }),
    };
    const worker = new Worker(new URL("./search-worker.ts", import.meta.url), {
      workerData,
      execArgv: [],
    });
    worker.on("message", (message: FromWorker) => this.#take(message));
    worker.on("error", (error) => this.#log(`search: the thread failed: ${String(error)}`));
    worker.on("exit", () => this.#ended());
    this.#isRunning = true;
    return worker;
  }

  #take(message: FromWorker): void {
    if (message.kind === "log") this.#log(message.message);
    else if (message.kind === "started") this.#started.resolve();
    else if (message.kind === "changed") {
      this.#isIndexed = message.isIndexed;
      for (const listener of this.#listeners) listener(message.change);
    } else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.kind === "answer") waiting?.resolve(JSON.parse(message.json));
      else waiting?.reject(Object.assign(new Error(message.reason), { code: message.code }));
    }
  }

  #ended(): void {
    this.#isRunning = false;
    this.#isIndexed = false;
    this.#started.resolve();
    for (const { reject } of this.#waiting.values()) reject(new ApiError("unavailable"));
    this.#waiting.clear();
    if (this.#isClosed) return;
    this.#restart = setTimeout(() => {
      this.#worker = this.#run();
    }, RESTART_AFTER_MS);
  }

  #ask(question: Question): Promise<unknown> {
    // A message to a thread that has exited would be lost without an error.
    if (!this.#isRunning) return Promise.reject(new ApiError("unavailable"));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id }, []);
    });
  }
}
