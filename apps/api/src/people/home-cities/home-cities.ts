import { Worker } from "node:worker_threads";
import type { homeCitiesCall } from "@tropa/api-contract/people/calls-home-cities";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { transliterate } from "@tropa/domain/discovery/slug";
import type { Locale } from "@tropa/domain/locale";
import { searchPhrase } from "../../platform/text/search-phrase.ts";
import type { FoundCity } from "./city-index.ts";
import { foldName, namesByName } from "./city-names.ts";
import type { CityQuery } from "./city-worker.ts";

const citiesShown = 10;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, PromiseWithResolvers<readonly FoundCity[]>>();

/** The thread starts with the first search, and again after it has exited. */
function startWorker(): Worker {
  const started = new Worker(new URL("./city-worker.ts", import.meta.url));
  started.unref();
  started.on("message", ({ id, found }: { id: number; found: readonly FoundCity[] }) => {
    waiting.get(id)?.resolve(found);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
  });
  const end = (error: unknown) => {
    if (worker === started) worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  started.on("error", end);
  started.on("exit", () => end(new Error("the thread of cities has ended")));
  return started;
}

function find(phrase: string, count: number): Promise<readonly FoundCity[]> {
  worker ??= startWorker();
  worker.ref();
  const query: CityQuery = { id: (lastId += 1), phrase, count };
  const answer = Promise.withResolvers<readonly FoundCity[]>();
  waiting.set(query.id, answer);
  worker.postMessage(query, []);
  return answer.promise;
}

/** Returns a country's name in a language. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
}

/**
 * Returns a city's name in the reader's language. Only great cities are translated; others are transliterated for
 * readers of other scripts.
 */
export function cityName(name: string, country: string | null, locale: Locale): string {
  const known = namesByName.get(`${country ?? ""} ${foldName(name)}`)?.[locale];
  return known ?? (locale === "ru" ? name : transliterate(name));
}

/** Finds cities of the world by a name, or its beginning, in any language. */
export async function homeCities(
  phrase: string,
  locale: Locale,
): Promise<AnswerOf<typeof homeCitiesCall>> {
  const found = await find(searchPhrase(phrase), citiesShown);
  const items = found.map(({ name, names, country }) => ({
    name: names[locale] ?? name,
    country_code: country,
    country: countryName(country, locale),
  }));
  // Readers cannot tell several villages of one name apart: keep one.
  const seen = new Set<string>();
  return {
    items: items.filter(({ name, country_code: code }) => {
      const isNew = !seen.has(`${name} ${code}`);
      seen.add(`${name} ${code}`);
      return isNew;
    }),
  };
}
