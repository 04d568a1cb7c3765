import type { LocalDate } from "@tropa/domain/time/local-date";
import type { CompletionRequest } from "./completion/completion.ts";
import type { MapView } from "./map/map-clusters.ts";
import type { AppliedChange, SearchQuery, TallyQuestion } from "./query/search-engine.ts";

/** What the search thread starts with. */
export interface WorkerOptions {
  readonly url: string;
  /** Instead of the current date in UTC. */
  readonly today?: LocalDate;
  readonly pollMs?: number;
}

/** A question to the search thread; its answer carries the same id. */
export type ToWorker = { readonly id: number } & (
  | { readonly kind: "search"; readonly query: SearchQuery }
  | { readonly kind: "map"; readonly query: SearchQuery; readonly view: MapView }
  | { readonly kind: "cheapest"; readonly query: SearchQuery }
  | { readonly kind: "waysOut"; readonly query: SearchQuery }
  | { readonly kind: "tally"; readonly query: SearchQuery; readonly question: TallyQuestion }
  | { readonly kind: "complete" | "suggest"; readonly request: CompletionRequest }
  | { readonly kind: "close" }
);

/** Answers travel as JSON: of hundreds of small objects that takes a third of the time that a structured clone does. */
export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly json: string }
  | {
      readonly kind: "failed";
      readonly id: number;
      readonly reason: string;
      readonly code?: string;
    }
  /** The first build is over; whether it succeeded was told by a change. */
  | { readonly kind: "started" }
  | { readonly kind: "changed"; readonly change: AppliedChange; readonly isIndexed: boolean }
  | { readonly kind: "log"; readonly message: string };
