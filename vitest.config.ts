import { defineConfig } from "vitest/config";

/** Rules, stores, servers: everything that runs in Node. The kit has a configuration of its own. */
export default defineConfig({
  test: {
    environment: "node",
    include: [
      "packages/{domain,geography,text-blocks,demo,api-contract,api-client,i18n,features,http-server,storefront-server}/src/**/*.test.{ts,tsx}",
      "apps/*/{src,app,testing}/**/*.test.ts",
      "apps/storefront-*/*.test.ts",
      "tools/**/*.test.ts",
    ],
    globalSetup: "apps/api/testing/shared-postgres.ts",
    // Files share what they import: the servers' modules take longer to load than most files take to run.
    isolate: false,
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
