import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { storefrontRoutes } from "../../src/route-table.ts";

function routeSource({ id, path, index, file, children = [] }: RouteConfigEntry): string {
  const fields = JSON.stringify({ id, path, index: index ?? false });
  const load = `() => import(${JSON.stringify(file)})`;
  return `{ ...${fields}, load: ${load}, children: [${children.map(routeSource).join(",\n")}] }`;
}

const apps = join(import.meta.dirname, "../../../../apps");

/** Routes of all storefronts, without duplicates. */
async function allRoutes(): Promise<RouteConfigEntry[]> {
  const files = globSync("storefront-*/variant.config.ts", { cwd: apps });
  const variants = await Promise.all(
    files.map(async (file) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file is one of VariantConfig, by its own check
      const module = (await import(pathToFileURL(join(apps, file)).href)) as {
        default: VariantConfig;
      };
      return module.default;
    }),
  );
  const routes = variants.flatMap((variant) => storefrontRoutes(variant));
  return [...new Map(routes.map((route) => [route.path ?? route.id, route])).values()];
}

/** Server-only modules, replaced by ones that work in a browser. */
const sources: Readonly<Record<string, () => string | Promise<string>>> = {
  // A build of the framework reads the route table in Node.
  "virtual:storefront-routes": async () =>
    `export const routes = [${(await allRoutes()).map(routeSource).join(",\n")}];`,
  // Loaders import the server's API code; stories never call it.
  "node:http": () => "export class Agent {}\nexport const get = null;",
};

/** Vite plugin that lets a storefront's pages run in a browser alone. */
export function storefrontPlugin(): Plugin {
  const prefix = "\0story:";
  return {
    name: "storefront-pages",
    enforce: "pre",
    resolveId: (id) => (id in sources ? prefix + id : null),
    load: (id) => (id.startsWith(prefix) ? sources[id.slice(prefix.length)]?.() : null),
  };
}
