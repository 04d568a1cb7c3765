import { setImmediate } from "node:timers/promises";
import type { Queryable } from "../db/database.ts";
import { CompletionIndex } from "./completion.ts";
import type { CompletionRequest, Suggestion } from "./completion.ts";
import { loadCompletionEntries } from "./completion-loader.ts";
import type { SearchEngine } from "./search-engine.ts";

/** Names and counts of a catalogue that changes may be so old: nobody minds a suggestion of a minute ago. */
const FRESH_MS = 60_000;

/** Runs what is built in steps and lets others have the thread between them. */
async function gently<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/** Completion that reads its names on first use and again, behind an answer, once they are old. */
export class CompletionService {
  readonly #db: Queryable;
  readonly #engine: SearchEngine;
  readonly #log: (message: string) => void;
  #index: CompletionIndex | null = null;
  #loading: Promise<CompletionIndex> | null = null;
  #loadedAt = 0;
  #isOutdated = false;

  constructor(db: Queryable, engine: SearchEngine, log: (message: string) => void = () => {}) {
    this.#db = db;
    this.#engine = engine;
    this.#log = log;
  }

  /** Names and counts may differ from now on. */
  catalogueChanged(): void {
    this.#isOutdated = true;
  }

  async complete(request: CompletionRequest): Promise<Suggestion[]> {
    if (this.#index === null) return (await this.#load()).complete(request);
    if (this.#isOutdated && Date.now() - this.#loadedAt > FRESH_MS) {
      this.#load().catch((error: unknown) =>
        this.#log(`completion: reading names failed: ${String(error)}`),
      );
    }
    return this.#index.complete(request);
  }

  #load(): Promise<CompletionIndex> {
    if (this.#loading) return this.#loading;
    this.#isOutdated = false;
    this.#loading = loadCompletionEntries(this.#db, this.#engine)
      .then(async (entries) => (this.#index = await gently(CompletionIndex.build(entries))))
      .finally(() => {
        this.#loading = null;
        this.#loadedAt = Date.now();
      });
    return this.#loading;
  }
}
