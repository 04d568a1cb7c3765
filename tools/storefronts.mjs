import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The storefronts of the project, found by looking: every folder `apps/storefront-*` with a `variant.config.ts`.
 * In the order of their folders' names.
 */
export async function findStorefronts(root) {
  const { storefrontSettings } = await import(
    pathToFileURL(join(root, "packages/domain/src/storefront/variant-config.ts")).href
  );
  const files = globSync("apps/storefront-*/variant.config.ts", { cwd: root }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { default: config } = await import(pathToFileURL(join(root, file)).href);
      return {
        id: config.id,
        config,
        folder: join(root, file, ".."),
        settings: storefrontSettings(config.id),
      };
    }),
  );
}

/** Start script of a built storefront, relative to its folder. */
export const builtStart = "build/start.js";

/**
 * Environment of a storefront's process that keeps its memory small, as in the Dockerfiles: the C
 * library must not reserve memory for each of a dozen threads, and must return large blocks at once
 * (docs/decisions/0184-memory-of-a-storefront-again.md).
 */
export const ofProcess = {
  // The server's own thread has only short-lived objects.
  NODE_OPTIONS: "--max-semi-space-size=2",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Environment of the API's process: a heap limit above its needs and below what would stop its
 * machine (docs/operating.md), and a folder for compiled modules, which halves the time that they
 * take to load again.
 */
export const ofApiProcess = {
  NODE_OPTIONS: "--max-old-space-size=1024",
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compiled"),
};

/** Settings under which storefronts listen on these ports of this machine, by the storefronts' ids. */
export function portSettings(storefronts, ports) {
  return Object.fromEntries(
    storefronts.flatMap(({ id, settings }) => [
      [settings.port, String(ports[id])],
      [settings.address, `http://localhost:${ports[id]}`],
    ]),
  );
}
