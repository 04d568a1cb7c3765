import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { serverMinify } from "./vite-config.ts";

/** Piscina's worker script, which it expects beside itself. */
const piscinaWorker = join(dirname(createRequire(import.meta.url).resolve("piscina")), "worker.js");

/**
 * Bundles an app's `server.ts` with all its dependencies into plain JavaScript: running TypeScript
 * costs memory in every thread, and a bundle needs no node_modules
 * (docs/decisions/0054-what-is-deployed.md). The output goes beside `client` and `server` in the
 * pages' build folder and starts with `start.js`.
 */
export async function buildProcess(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    // Piscina looks for its worker there.
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
          worker: piscinaWorker,
        },
        // Used only in development, or only by pools that set a thread priority.
        external: ["vite", /^@napi-rs\//],
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js", minify: serverMinify },
      },
    },
  });
}
