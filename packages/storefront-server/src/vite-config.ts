import { reactRouter } from "@react-router/dev/vite";
import type { ConfigEnv, UserConfig } from "vite";
import { fewChunks } from "./few-chunks.ts";
import { contractForBrowsers } from "./lean-calls.ts";
import { screenStyles } from "./screen-styles.ts";
import { shortClassNames } from "./short-class-names.ts";

/** How a storefront is built and, in development, served: the same for every app. */
export function storefrontViteConfig({ command }: Pick<ConfigEnv, "command">): UserConfig {
  return {
    plugins: [reactRouter(), contractForBrowsers(), fewChunks(), screenStyles()],
    // In development a class says by its name what it is.
    css: { modules: command === "build" ? { generateScopedName: shortClassNames() } : {} },
    build: {
      assetsInlineLimit: 0,
      target: "es2022",
      reportCompressedSize: false,
    },
    // The built server needs no node_modules beside it; in development only our own packages are reloaded.
    ssr: { noExternal: command === "build" ? true : [/^@tropa\//] },
    logLevel: "warn",
  };
}
