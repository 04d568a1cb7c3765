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

/** The router of a storefront: the same for every app. */
export function storefrontRouterConfig(): Config {
  return {
    ssr: true,
    // One script lists all routes: no step asks the server for its way first.
    routeDiscovery: { mode: "initial" },
    // A client loader of a few lines is not worth a file of its own.
    splitRouteModules: false,
    async buildEnd({ reactRouterConfig: { buildDirectory }, viteConfig: { root } }) {
      await buildProcess(root, buildDirectory);
      await precompress(join(buildDirectory, "client"));
    },
  };
}
