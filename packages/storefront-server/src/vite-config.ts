import { reactRouter } from "@react-router/dev/vite";
import type { UserConfig } from "vite";

/** The build of a storefront: the same for every app. */
export function storefrontViteConfig(): UserConfig {
  return {
    plugins: [reactRouter()],
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
