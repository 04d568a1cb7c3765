import { reactRouter } from "@react-router/dev/vite";
import type { ConfigEnv, UserConfig } from "vite";
import { fewChunks } from "./few-chunks.ts";

/** How a storefront is built and, in development, served: the same for every app. */
export function storefrontViteConfig({ command }: Pick<ConfigEnv, "command">): UserConfig {
  return {
    plugins: [reactRouter(), fewChunks()],
    build: {
      // One style sheet for all pages: it is cached once, and no page waits for a second one.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: "es2022",
      reportCompressedSize: false,
    },
    // The built server needs no node_modules beside it; in development our own packages alone are read anew.
    ssr: { noExternal: command === "build" ? true : [/^@tropa\//] },
    logLevel: "warn",
  };
}
