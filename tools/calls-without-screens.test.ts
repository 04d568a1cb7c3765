import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Endpoint } from "../packages/api-contract/src/base/endpoint.ts";
import { calls } from "../packages/api-contract/src/calls.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const sources = ["api-client", "features", "page-runtime", "storefront-server"]
  .flatMap((name) => globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file))
  .map(read)
  .join("\n");

/** What screens name each call by. */
const names = new Map(
  globSync("packages/api-contract/src/**/*.ts", { cwd: root })
    .flatMap((file) => [
      ...read(file).matchAll(/export const (\w+) = endpoint\(\{[^]*?\bpath: "([^"]+)"/g),
    ])
    .map(([, name = "", path = ""]) => [path, name] as const),
);

/** Files stand in links by their addresses. */
const isUsed = ({ path }: Endpoint) =>
  new RegExp(`\\b${names.get(path)}\\b|${path.replaceAll(/[{}]/g, "\\$&")}(?![\\w-])`).test(
    sources,
  );
const unused = calls.filter((call) => !call.servedBy && !isUsed(call)).map(({ path }) => path);

/** The calls in the chapter's table, by the ends of their addresses. */
function explained(): string[] {
  const [, chapter = ""] = read("docs/product/calls.md").split("## Calls without a screen\n");
  const [table = ""] = chapter.split("\n## ");
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, end = ""]) => end),
  );
}

it("docs/product/calls.md explains exactly the calls that no screen uses", () => {
  const ends = explained();
  expect(unused.filter((path) => !ends.some((end) => path.endsWith(`/${end}`)))).toEqual([]);
  expect(ends.filter((end) => !unused.some((path) => path.endsWith(`/${end}`)))).toEqual([]);
});
