import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changedText, copyProject, followPage, installCopy, runTool } from "./followed-page.ts";

/**
 * Follows docs/adding-a-tour-field.md in a copy of the project, and tries the new field there: these tests do not compile
 * without it.
 */
const tests = {
  "calls.test.ts.txt": "apps/api/testing/added-field.test.ts",
  "texts.test.ts.txt": "packages/features/src/discovery/traits/added-field.test.ts",
};
const texts = join(import.meta.dirname, "tour-field");

let project: string;
let changed: string[] = [];

const run = (name: string, ...args: string[]) => runTool(project, name, ...args);

beforeAll(async () => {
  project = await copyProject();
  changed = await followPage(project, "docs/adding-a-tour-field.md");
  for (const [text, test] of Object.entries(tests))
    await copyFile(join(texts, text), join(project, test));
  await installCopy(project);
});
afterAll(() => rm(project, { recursive: true, force: true }));

it("takes at most 25 files", () => {
  expect(changed.length).toBeGreaterThan(6);
  expect(changed.length).toBeLessThanOrEqual(25);
});

it("has types that hold", async () => {
  await run("turbo", "run", "@tropa/features#typegen");
  await run("tsc", "-p", "apps/api", "--noEmit");
  await run("tsc", "-p", "packages/features", "--noEmit");
});

it("is drafted, published, imported, shown, counted, found and named", () =>
  run("vitest", "run", ...Object.values(tests)));

it.each([
  ["a\nb\n", " c\n+d\n"],
  ["a\nb\na\n", " a\n+d\n"],
])("refuses to change %j by %j", (text, block) => {
  expect(() => changedText(text, block)).toThrow("must be in the file once");
});
