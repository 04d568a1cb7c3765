import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/** Files that take longest begin first, or one of them would run alone at the end. */
const longest =
  /\/(third-storefront|index-engine|access|main|silence|published-packages|deploy|verification-calls|programme-calls|slow-clients|crash|chat-storm|fuzz)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Rules, stores, servers: everything that runs in Node. The kit has a configuration of its own. */
export default defineConfig({
  test: {
    environment: "node",
    include: [
      "packages/{domain,geography,text-blocks,demo,api-contract,api-client,i18n,page-runtime,features,http-server,storefront-server}/src/**/*.test.{ts,tsx}",
      "apps/*/{src,app,testing}/**/*.test.ts",
      "apps/storefront-*/*.test.ts",
      "tools/**/*.test.ts",
    ],
    globalSetup: "apps/api/testing/shared-postgres.ts",
    // Files share what they import: the servers' modules take longer to load than most files take to run.
    isolate: false,
    // Many tests wait for a database, a child process or a clock: another worker can use the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
