import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** A folder that was renamed would otherwise be read by one pair of eyes, without a word. */
it("every path in CODEOWNERS exists", () => {
  const paths = readFileSync(join(root, ".github/CODEOWNERS"), "utf8")
    .split("\n")
    .flatMap((line) => (line.startsWith("/") ? (line.slice(1).split(" ")[0] ?? []) : []));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});
