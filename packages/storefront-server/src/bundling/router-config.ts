import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Config } from "@react-router/dev/config";
import { buildProcess } from "./process-build.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/**
 * Writes `.br` and `.gz` versions of all assets at the highest compression, so that the server
 * never compresses them.
 */
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

/** Returns the React Router config shared by all storefront apps. */
export function storefrontRouterConfig(): Config {
  return {
    ssr: true,
    // All routes come in one manifest, so that no navigation has to ask the server for its route
    // first.
    routeDiscovery: { mode: "initial" },
    // Client loaders are a few lines: not worth a chunk each.
    splitRouteModules: false,
    async buildEnd({ reactRouterConfig: { buildDirectory }, viteConfig: { root } }) {
      await buildProcess(root, buildDirectory);
      await precompress(join(buildDirectory, "client"));
    },
  };
}
