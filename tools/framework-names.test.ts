import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

// What serves and runs pages knows none of them: a screen that is renamed changes nothing of how it is built.

const packages = join(import.meta.dirname, "../packages");
const own = globSync("{storefront-server,page-runtime}/src/**/*.{ts,tsx}", { cwd: packages });
const files = globSync("features/src/**/*.{ts,tsx,css}", { cwd: packages });

const stemOf = (file: string) => basename(file).split(".")[0] ?? "";
const ownStems = new Set(own.map(stemOf));
/** Names of files and folders that are no plain words and nobody else's. */
const names = new Set(
  files
    .flatMap((file) => [stemOf(file), ...file.split("/").slice(2, -1)])
    .filter((name) => name.includes("-") && !ownStems.has(name)),
);
const areas = new Set(
  files.map((file) => file.split("/")[2]).filter((name) => !name?.includes(".")),
);
/** "-screen", as in a pattern for files of that kind. */
const endings = new Set([...names].map((name) => name.slice(name.lastIndexOf("-"))));

/** What a source says of the features' files; calls of the contract lie in folders of the same names. */
function namesIn(text: string): string[] {
  const source = text.replaceAll(/@tropa\/(?:api-contract|domain)\/[\w/-]+/g, "");
  const words = source.match(/[a-z\d]+(?:-[a-z\d]+)+/g) ?? [];
  const paths = source.match(/features\/src|@tropa\/features[\w/-]*/g) ?? [];
  const folders = [...source.matchAll(/\/\(?(?:\?:)?([a-z]+)[/|]/g)].map(([, name = ""]) => name);
  const patterns = [...source.matchAll(/(?<![\w-])(-[a-z]+)\\?\.tsx?/g)].map(([, end = ""]) => end);
  return [
    ...words.filter((word) => names.has(word)),
    ...paths,
    ...folders.filter((name) => areas.has(name)),
    ...patterns.filter((end) => endings.has(end)),
  ];
}

it("refuses names of features' files in the packages that build, serve and run pages", () => {
  const found = own.flatMap((file) =>
    namesIn(readFileSync(join(packages, file), "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(own.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

it.each([
  [String.raw`/\/(home-route|listing-screen)\.tsx$/`, ["home-route", "listing-screen"]],
  [String.raw`/-screen\.tsx$/`, ["-screen"]],
  [
    String.raw`/\/features\/src\/(?:people|staff)\//`.replaceAll("\\", ""),
    ["features/src", "people"],
  ],
  ['import { root } from "@tropa/features/root";', ["@tropa/features/root"]],
])("finds the names in %s", (source, found) => {
  expect(namesIn(source)).toEqual(found);
});
