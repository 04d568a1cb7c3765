import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import type { Plugin, UserConfig } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** Assets are compressed once, at build, as hard as it goes. */
function precompress(): Plugin {
  let root = "";
  return {
    name: "tropa:precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      root = config.root;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const client = join(root, "build/client");
        // A build that failed has written nothing; its own error is the one to show.
        if (!existsSync(client)) return;
        const files = (await readdir(client, { recursive: true })).filter((name) => compressible.test(name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await Promise.all(
          files.map(async (name) => {
            const file = join(client, name);
            const content = await readFile(file);
            await writeFile(`${file}.br`, await brotli(content, { params }));
            await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
          }),
        );
      },
    },
  };
}

/** The build of a storefront: the same for every app. */
export function storefrontViteConfig(): UserConfig {
  return {
    plugins: [reactRouter(), precompress()],
    build: {
      // One style sheet for all pages: it is cached once, and no page waits for a second one.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: "es2022",
      reportCompressedSize: false,
    },
    // The server bundle needs no node_modules beside it.
    ssr: { noExternal: true },
    logLevel: "warn",
  };
}
