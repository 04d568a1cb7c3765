import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Config } from "@react-router/dev/config";
import { buildProcess } from "./process-build.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** Assets are compressed once, at build, as hard as it goes. */
async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

/** What the router's manifest says of a route in the browser; what it takes for granted need not be said. */
const isTelling = (value: unknown) =>
  value !== false && !(Array.isArray(value) && value.length === 0);

/**
 * The manifest without what our pages have no use for: files to fetch ahead of a route, which name every chunk once
 * more, and everything that is not the case.
 *
 * @throws when the router writes it in another way
 */
export function shortManifest(script: string): string {
  const [, name, json] = /^(window\.\w+)=(\{.*\});?\s*$/s.exec(script) ?? [];
  if (name === undefined || json === undefined)
    throw new Error("the router's manifest is not what it was");
  const short = JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    key === "imports" || !isTelling(value) ? undefined : value,
  );
  return `${name}=${short};`;
}

async function shortenManifest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const manifests = names.filter((name) => /^manifest-\w+\.js$/.test(name));
  await Promise.all(
    manifests.map(async (name) => {
      const file = join(folder, name);
      await writeFile(file, shortManifest(await readFile(file, "utf8")));
    }),
  );
}

/** The router of a storefront: the same for every app. */
export function storefrontRouterConfig(): Config {
  return {
    ssr: true,
    // One script lists all routes, and comes with the first touch (docs/decisions/0068-deferred-parts.md).
    routeDiscovery: { mode: "initial" },
    // A client loader of a few lines is not worth a file of its own.
    splitRouteModules: false,
    async buildEnd({ reactRouterConfig: { buildDirectory }, viteConfig: { root } }) {
      await buildProcess(root, buildDirectory);
      const folder = join(buildDirectory, "client");
      await shortenManifest(join(folder, "assets"));
      await precompress(folder);
    },
  };
}
