import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import { storefrontRoutes } from "../../src/route-table.ts";

function routeSource({ id, path, index, file }: RouteConfigEntry): string {
  const fields = JSON.stringify({ id, path, index: index ?? false });
  return `{ ...${fields}, load: () => import(${JSON.stringify(file)}) }`;
}

/** Modules that exist where a storefront's server runs, as a browser can have them. */
const sources: Readonly<Record<string, () => string>> = {
  // A build of the framework reads the route table in Node.
  "virtual:storefront-routes": () =>
    `export const routes = [${storefrontRoutes().map(routeSource).join(",\n")}];`,
  // Loaders import what reads from the API on a server; in a story nothing calls it.
  "node:http": () => "export class Agent {}\nexport const get = null;",
};

/** What a page of a storefront needs to run in a browser alone. */
export function storefrontPlugin(): Plugin {
  const prefix = "\0story:";
  return {
    name: "storefront-pages",
    enforce: "pre",
    resolveId: (id) => (id in sources ? prefix + id : null),
    load: (id) => (id.startsWith(prefix) ? sources[id.slice(prefix.length)]?.() : null),
  };
}
