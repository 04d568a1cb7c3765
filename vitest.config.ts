import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        // Rules, stores, servers: everything that runs in Node. The kit brings projects of its own.
        test: {
          name: "node",
          environment: "node",
          include: [
            "packages/{domain,api-contract,api-client,i18n,features,storefront-server}/src/**/*.test.{ts,tsx}",
            "apps/*/{src,app}/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      "packages/ui-kit",
    ],
  },
});
