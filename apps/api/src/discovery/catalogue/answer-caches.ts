import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { homeCall, infoCall, sitemapCall } from "@tropa/api-contract/discovery/calls-home";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type {
  filterChoicesCall,
  toursCountCall,
  toursMapCall,
} from "@tropa/api-contract/discovery/calls-discovery";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import { ExpiringCache } from "../../platform/cache/expiring-cache.ts";
import { Throttle } from "../../platform/cache/throttle.ts";
import type { Cheapest, SearchFacets } from "../search/search.ts";

/** Answers that list tours, by name. */
export interface ListAnswers {
  tours: AnswerOf<typeof toursCall>;
  home: AnswerOf<typeof homeCall>;
  info: AnswerOf<typeof infoCall>;
  count: AnswerOf<typeof toursCountCall>;
  map: AnswerOf<typeof toursMapCall>;
  choices: AnswerOf<typeof filterChoicesCall>;
  sitemap: AnswerOf<typeof sitemapCall>;
}
export type ListAnswerName = keyof ListAnswers;

/** Title, links and facts of a listing; they do not depend on the filter. */
export type ListingFacts = AnswerOf<typeof toursCall>["listing"];

const secondMs = 1000;
/** Long enough to serve a crowd from one answer. */
const listLifetimeMs = secondMs;
/** While tours keep changing, lists are at most so old: with the search's own delay less than a second. */
const listsChangeEveryMs = secondMs / 2;
const factLifetimeMs = 60 * secondMs;
/** The same for facts such as the counts of menus, which take many searches. */
const factsChangeEveryMs = 5 * secondMs;
const mostLists = 500;
const mostFacts = 1000;
/** A tour's page is some twenty kilobytes. */
const mostPages = 2000;
const mostNeighbours = 20_000;

const listCache = (size = mostLists) => ({ lifetimeMs: listLifetimeMs, size });
const factCache = (size = mostFacts) => ({ lifetimeMs: factLifetimeMs, size });

/**
 * Cached answers of the catalogue. They hold nothing personal, so one serves everybody.
 *
 * A shop that sells changes all the time: a change drops the pages that show its tours, but lists and facts, which any
 * tour may enter, only every so often.
 */
export class AnswerCaches {
  readonly #lists: { readonly [Name in ListAnswerName]: ExpiringCache<ListAnswers[Name]> } = {
    tours: new ExpiringCache(listCache()),
    home: new ExpiringCache(listCache()),
    info: new ExpiringCache(listCache(2)),
    count: new ExpiringCache(listCache()),
    map: new ExpiringCache(listCache()),
    choices: new ExpiringCache(listCache()),
    sitemap: new ExpiringCache(listCache(8)),
  };
  /** Pages of tours. */
  readonly pages = new ExpiringCache<Tour>({
    ...factCache(mostPages),
    about: ({ id, versions, similar }) => [
      id,
      ...versions.map(({ tour_id }) => tour_id),
      ...similar.map((card) => card.id),
    ],
  });
  readonly listings = new ExpiringCache<ListingFacts>(factCache());
  /** Counts that pages share. */
  readonly facets = new ExpiringCache<SearchFacets>(factCache());
  readonly cheapest = new ExpiringCache<Cheapest>(factCache(1));
  /** Neighbours of a tour: they change slowly, and finding them takes many searches. */
  readonly neighbours = new ExpiringCache<readonly number[]>(factCache(mostNeighbours));
  readonly #listsChanged = new Throttle(() => this.#clearLists(), listsChangeEveryMs);
  readonly #factsChanged = new Throttle(() => this.#clearFacts(), factsChangeEveryMs);

  list<Name extends ListAnswerName>(
    name: Name,
    key: string,
    make: () => Promise<ListAnswers[Name]>,
  ): Promise<ListAnswers[Name]> {
    const cache: ExpiringCache<ListAnswers[Name]> = this.#lists[name];
    return cache.get(key, make);
  }

  /** @param tourIds changed tours; null if any may have changed */
  changed(tourIds: readonly number[] | null): void {
    if (tourIds) this.pages.forget(tourIds);
    else this.pages.clear();
    this.#listsChanged.run();
    this.#factsChanged.run();
  }

  clear(): void {
    this.pages.clear();
    this.#clearLists();
    this.#clearFacts();
  }

  close(): void {
    this.#listsChanged.close();
    this.#factsChanged.close();
  }

  #clearLists(): void {
    for (const cache of Object.values(this.#lists)) cache.clear();
  }

  #clearFacts(): void {
    for (const cache of [this.listings, this.facets, this.cheapest]) cache.clear();
  }
}
