import type { Queryable } from "../db/database.ts";
import { CompletionIndex } from "./completion.ts";
import type { CompletionRequest, Suggestion } from "./completion.ts";
import { loadCompletionEntries } from "./completion-loader.ts";

/** Names and counts may be so old: nobody minds a suggestion of a minute ago. */
const FRESH_MS = 60_000;

/** Completion that reads its names on first use and again, behind an answer, once they are old. */
export class CompletionService {
  readonly #db: Queryable;
  readonly #log: (message: string) => void;
  #index: CompletionIndex | null = null;
  #loading: Promise<CompletionIndex> | null = null;
  #loadedAt = 0;

  constructor(db: Queryable, log: (message: string) => void = () => {}) {
    this.#db = db;
    this.#log = log;
  }

  async complete(request: CompletionRequest): Promise<Suggestion[]> {
    if (this.#index === null) return (await this.#load()).complete(request);
    if (Date.now() - this.#loadedAt > FRESH_MS) {
      this.#load().catch((error: unknown) =>
        this.#log(`completion: reading names failed: ${String(error)}`),
      );
    }
    return this.#index.complete(request);
  }

  #load(): Promise<CompletionIndex> {
    this.#loading ??= loadCompletionEntries(this.#db)
      .then((entries) => (this.#index = new CompletionIndex(entries)))
      .finally(() => {
        this.#loading = null;
        this.#loadedAt = Date.now();
      });
    return this.#loading;
  }
}
