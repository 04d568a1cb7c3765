import { reactRouter } from "@react-router/dev/vite";
import type { ConfigEnv, EnvironmentOptions, UserConfig } from "vite";
import { chunks } from "./chunks.ts";

/**
 * Server code stays in memory as text in each thread, at two bytes a character if any is not Latin,
 * so comments and whitespace are removed. Names are kept for readable stack traces.
 */
export const serverMinify = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: true },
} as const;

/** The server's bundle, without React's development code. */
const builtServer: EnvironmentOptions = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: { rolldownOptions: { output: { minify: serverMinify } } },
};

/** Returns the Vite config shared by all storefront apps, for build and development. */
export function storefrontViteConfig({ command }: Pick<ConfigEnv, "command">): UserConfig {
  return {
    plugins: [reactRouter(), chunks()],
    build: {
      // One style sheet for the whole visit, in the order of the imports.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: "es2022",
      reportCompressedSize: false,
    },
    // The built server needs no node_modules beside it; in development only our own packages are reloaded.
    ssr: { noExternal: command === "build" ? true : [/^@tropa\//] },
    environments: command === "build" ? { ssr: builtServer } : {},
    logLevel: "warn",
  };
}
