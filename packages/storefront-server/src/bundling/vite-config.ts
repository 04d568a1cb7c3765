import { reactRouter } from "@react-router/dev/vite";
import type { ConfigEnv, EnvironmentOptions, UserConfig } from "vite";
import { chunks } from "./chunks.ts";

/**
 * A thread holds its code as text, at two bytes a sign once one of them is not Latin: so it comes without comments and spaces.
 * Names stay, for whoever reads a log.
 */
export const serverMinify = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: true },
} as const;

/** The pages' code on the server, without React's development half. */
const builtServer: EnvironmentOptions = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: { rolldownOptions: { output: { minify: serverMinify } } },
};

/** How a storefront is built and, in development, served: the same for every app. */
export function storefrontViteConfig({ command }: Pick<ConfigEnv, "command">): UserConfig {
  return {
    plugins: [reactRouter(), chunks()],
    build: {
      // One sheet, whose order is that of the imports, for the whole visit.
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
