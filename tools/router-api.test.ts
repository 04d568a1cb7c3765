import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = globSync("{packages,apps}/*/{src,app,stories}/**/*.{ts,tsx}", { cwd: root });

/**
 * What the router sets by the inline scripts of `<Scripts>` alone, which the content security policy forbids
 * (docs/decisions/0003-page-state.md).
 */
const known = [
  "packages/page-runtime/src/take-over/entry-client.tsx __reactRouterContext",
  "packages/page-runtime/src/take-over/entry-client.tsx __reactRouterRouteModules",
];

it("refuses private API of React Router outside the listed files", () => {
  const found = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const names = text.match(/\b(?:UNSAFE_|__reactRouter)\w+/g) ?? [];
    return [...new Set(names)].map((name) => `${file} ${name}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(found.toSorted()).toEqual(known);
});
