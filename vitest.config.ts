import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { longestFirst } from "./packages/ui-kit/test/longest-first.ts";
import { isolatedTests } from "./tools/isolated-tests.ts";

/** Files that take longest. */
const longest =
  /\/(followed-pages|third-storefront|index-engine|access|main|silence|published-packages|deploy|verification-calls|programme-calls|slow-clients|crash|chat-storm|fuzz|scene|stripe|search-service|backup|translator)\.test\.ts$/;

/** Of the last commit's files; what is no checkout has none. */
function seedOfCommit(): string {
  try {
    const tree = execFileSync("git", ["rev-parse", "HEAD^{tree}"], { encoding: "utf8" });
    return String(Number.parseInt(tree.slice(0, 7), 16));
  } catch {
    return "";
  }
}

const isShuffled = process.argv.some((argument) => argument.startsWith("--sequence.shuffle"));

const include = [
  "packages/{domain,geography,text-blocks,demo,api-contract,api-client,i18n,page-runtime,features,http-server,storefront-server}/src/**/*.test.{ts,tsx}",
  "packages/demo/paint/*.test.ts",
  "apps/*/{src,app,testing}/**/*.test.ts",
  "apps/storefront-*/*.test.ts",
  "tools/**/*.test.ts",
];
const isolated = isolatedTests(import.meta.dirname, include);

/** Rules, stores, servers: everything that runs in Node. The kit has a configuration of its own. */
export default defineConfig({
  test: {
    environment: "node",
    // Properties are tried with the same examples wherever a commit is tested, and with others at the next one.
    env: {
      PROPERTY_SEED: process.env.PROPERTY_SEED ?? seedOfCommit(),
      // An API that a test starts as a process of its own need not compile what the one before has compiled.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
    },
    setupFiles: "tools/property-seed.ts",
    globalSetup: "apps/api/testing/database/shared-postgres.ts",
    // Many tests wait for a database, a child process or a clock: other workers can use the time.
    maxWorkers: availableParallelism() + 2,
    // Vitest shuffles no files (--sequence.shuffle.files) beside an order of ours.
    sequence: isShuffled ? {} : { sequencer: longestFirst(longest) },
    // Not figures of speed: they end what never comes. What waits for something waits until it is there.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
    projects: [
      {
        extends: true,
        // Files share what they import: the servers' modules take longer to load than most files take to run.
        test: {
          name: "shared",
          include: [...include, ...isolated.map((file) => `!${file}`)],
          isolate: false,
        },
      },
      { extends: true, test: { name: "isolated", include: isolated, isolate: true } },
    ],
  },
});
