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

/** Settings under which storefronts listen on these ports of this machine, by the storefronts' ids. */
export function portSettings(storefronts, ports) {
  return Object.fromEntries(
    storefronts.flatMap(({ id, settings }) => [
      [settings.port, String(ports[id])],
      [settings.address, `http://localhost:${ports[id]}`],
    ]),
  );
}
