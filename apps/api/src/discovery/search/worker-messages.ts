import type { LocalDate } from "@tropa/domain/time/local-date";
import type { CompletionRequest } from "./completion/completion.ts";
import type { MapView } from "./map/map-clusters.ts";
import type { AppliedChange, SearchQuery, TallyQuestion } from "./query/search-engine.ts";

/** Start options of the search thread. */
export interface WorkerOptions {
  readonly url: string;
  readonly replicaUrl?: string;
  /** Date to use instead of the current one in UTC. */
  readonly today?: LocalDate;
  readonly mergeAfter?: number;
  /** Folder for the saved index of a large catalogue. */
  readonly folder?: string;
}

/** A request to the search thread; its response carries the same id. */
export type ToWorker = { readonly id: number } & (
  | { readonly kind: "search"; readonly query: SearchQuery }
  | { readonly kind: "map"; readonly query: SearchQuery; readonly view: MapView }
  | { readonly kind: "cheapest"; readonly query: SearchQuery }
  | { readonly kind: "waysOut"; readonly query: SearchQuery }
  | { readonly kind: "tally"; readonly query: SearchQuery; readonly question: TallyQuestion }
  | { readonly kind: "complete" | "suggest"; readonly request: CompletionRequest }
  | { readonly kind: "close" }
);

/** Answers are sent as JSON: for hundreds of small objects it takes a third of the time of a structured clone. */
export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly json: string }
  | {
      readonly kind: "failed";
      readonly id: number;
      readonly reason: string;
      readonly code?: string;
    }
  /** The first build has ended; a success was reported by a change before. */
  | { readonly kind: "started" }
  | { readonly kind: "changed"; readonly change: AppliedChange; readonly isIndexed: boolean }
  | { readonly kind: "log"; readonly message: string };
