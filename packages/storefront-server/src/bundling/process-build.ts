import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { serverMinify } from "./vite-config.ts";

/** The pool's own part of a thread, which lies beside the pool. */
const poolThread = join(dirname(createRequire(import.meta.url).resolve("piscina")), "worker.js");

/**
 * Makes plain JavaScript of an app's `server.ts` and all that it stands on: a process that reads TypeScript holds what strips it
 * once a thread, and one that finds its libraries here needs no node_modules (docs/decisions/0054-what-is-deployed.md). It lies in
 * the folder that holds the pages' code, beside `client` and `server`, and is started with `start.js`.
 */
export async function buildProcess(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    // That is where the pool looks for it.
    define: { __dirname: "import.meta.dirname" },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "esnext",
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          start: join(root, "server.ts"),
          "page-thread": fileURLToPath(new URL("../pages/page-thread.ts", import.meta.url)),
          worker: poolThread,
        },
        // Of development, and of pools with a priority of their own.
        external: ["vite", /^@napi-rs\//],
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js", minify: serverMinify },
      },
    },
  });
}
