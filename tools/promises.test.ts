import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { helpArticles } from "../packages/demo/src/editorial/help.ts";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/promises.md"), "utf8");
const legalFolder = join(root, "apps/api/src/editorial/legal/legal");

const codes = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

const table = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, said = "", promise = "", , tests = ""]) => ({
    said: codes(said),
    promise,
    tests: codes(tests),
  }));
const rest = page.slice(page.indexOf("## What people do"));
const named = new Set([...table.flatMap(({ said }) => said), ...codes(rest)]);

/** `privacy 4` of every legal text in force. */
function legalSections(): string[] {
  const newest = new Map<string, string>();
  for (const file of globSync("*.en.md", { cwd: legalFolder }).toSorted())
    newest.set(file.split(".")[0] ?? "", file);
  return [...newest].flatMap(([kind, file]) => {
    const headings = readFileSync(join(legalFolder, file), "utf8").match(/^## /gm) ?? [];
    return headings.map((_, index) => `${kind} ${index + 1}`);
  });
}

const texts = [...helpArticles().map(({ slug }) => slug), ...legalSections()];

/** Every file of tests, by its name and by its path. */
const testFiles = new Set(
  globSync("{apps,packages,e2e}/**/*.{test.ts,test.tsx,stories.tsx,spec.ts}", {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**"],
  }).flatMap((path) => [path, basename(path)]),
);

describe("the table of promises", () => {
  it("is read with all its rows", () => {
    expect(table.length).toBeGreaterThan(35);
    expect(texts.length).toBeGreaterThan(60);
  });

  it("lists every help article and every section of a legal text", () => {
    expect(texts.filter((text) => !named.has(text))).toEqual([]);
  });

  it("lists no text that does not exist", () => {
    expect([...named].filter((text) => !texts.includes(text))).toEqual([]);
  });

  it("has existing tests for each promise", () => {
    expect(table.filter(({ tests }) => tests.length === 0)).toEqual([]);
    const all = table.flatMap(({ tests }) => tests);
    expect(all.filter((file) => !testFiles.has(file))).toEqual([]);
  });
});
