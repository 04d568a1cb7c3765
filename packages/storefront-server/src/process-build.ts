import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { serverMinify } from "./vite-config.ts";

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Makes plain JavaScript of an app's `server.ts` and all that it stands on: a process that reads TypeScript holds what strips it
 * once a thread, and one that finds its libraries here needs no node_modules (docs/decisions/0190-built-server.md). It lies in
 * the folder that holds the pages' code, beside `client` and `server`, and is started with `start.js`.
 */
export async function buildProcess(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    // The pool looks for its thread beside it.
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
          "page-thread": beside("page-thread.ts"),
          // The pool's own part of a thread.
          worker: beside("../node_modules/piscina/dist/worker.js"),
        },
        // Of development, and of pools with a priority of their own.
        external: ["vite", /^@napi-rs\//],
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js", minify: serverMinify },
      },
    },
  });
}
