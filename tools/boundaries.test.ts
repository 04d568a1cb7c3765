import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tropa-boundaries-"));
  await cp(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lints one file that stands where the path says; answers whether the rule refuses it. */
async function isRefused(rule: string, path: string, text: string): Promise<boolean> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  try {
    await run(join(root, "node_modules/.bin/oxlint"), [path], { cwd: folder });
    return false;
  } catch (error) {
    return error instanceof Error && "stdout" in error && String(error.stdout).includes(rule);
  } finally {
    await rm(file);
  }
}

const isImportRefused = (path: string, imported: string) =>
  isRefused(
    "no-restricted-imports",
    path,
    `import { thing } from "${imported}";\n\nexport const probe = thing;\n`,
  );

describe("the boundary check", () => {
  it.each([
    ["packages/domain/src/probe.ts", "@tropa/api-contract/discovery/tour"],
    ["packages/domain/src/probe.ts", "react"],
    ["packages/api-contract/src/probe.ts", "@tropa/api-client/client"],
    ["packages/api-client/src/probe.ts", "@tropa/features/root"],
    ["packages/i18n/src/probe.ts", "@tropa/features/root"],
    ["packages/i18n/src/probe.ts", "@tropa/ui-kit/button"],
    ["packages/ui-kit/src/button/probe.ts", "@tropa/features/root"],
    ["packages/ui-kit/src/button/probe.ts", "react-router"],
    ["packages/features/src/discovery/home/probe.ts", "@tropa/storefront-server/storefront"],
    ["packages/features/src/discovery/home/probe.ts", "@tropa/demo/demo"],
    ["packages/page-runtime/src/probe.ts", "@tropa/features/root"],
    ["packages/storefront-server/src/probe.ts", "@tropa/demo/demo"],
    ["apps/api/src/sales/booking/probe.ts", "@tropa/features/root"],
    ["apps/api/src/sales/booking/probe.ts", "@tropa/demo/demo"],
    ["packages/demo/src/probe.ts", "@tropa/api-client/client"],
    ["packages/geography/src/probe.ts", "@tropa/api-contract/calls"],
  ])("refuses %s importing %s", async (path, imported) => {
    expect(await isImportRefused(path, imported)).toBe(true);
  });

  it.each([
    ["packages/api-contract/src/probe.ts", "@tropa/domain/money"],
    ["packages/ui-kit/src/button/probe.ts", "@tropa/domain/interface-constants"],
    ["packages/i18n/src/probe.ts", "@tropa/ui-kit/messages/ru"],
    ["packages/features/src/discovery/home/probe.ts", "@tropa/ui-kit/button"],
    ["packages/features/src/discovery/home/probe.ts", "@tropa/page-runtime/state/packed"],
    ["apps/api/src/booking/probe.ts", "@tropa/api-contract/base/errors"],
  ])("allows %s to import %s", async (path, imported) => {
    expect(await isImportRefused(path, imported)).toBe(false);
  });
});

it.each([
  "apps/api/src/sales/booking/probe.ts",
  "apps/api/src/sales/booking/probe.test.ts",
  "apps/api/testing/probe.ts",
  "packages/features/stories/test/probe.test.tsx",
  "packages/ui-kit/src/button/probe.stories.tsx",
  "e2e/probe.spec.ts",
  "tools/probe.mjs",
])("allows %s up to 300 lines", async (path) => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, line) => `export const line${line} = ${line};\n`).join("");
  expect(await isRefused("max-lines", path, lines(300))).toBe(false);
  expect(await isRefused("max-lines", path, lines(301))).toBe(true);
});

describe("the check of browser storage", () => {
  const probe = "packages/features/src/discovery/home/probe.ts";

  it.each([
    ["no-restricted-globals", 'export const probe = localStorage.getItem("probe");\n'],
    ["no-restricted-globals", "export const probe = () => sessionStorage;\n"],
    ["no-restricted-globals", 'export const probe = indexedDB.open("probe");\n'],
    ["no-restricted-globals", 'export const probe = caches.open("probe");\n'],
    ["no-restricted-properties", "export const probe = window.localStorage;\n"],
    ["no-restricted-properties", "export const probe = globalThis.sessionStorage;\n"],
    ["no-restricted-properties", "export const probe = document.cookie;\n"],
    ["no-restricted-properties", "export const probe = navigator.serviceWorker.ready;\n"],
  ])("%s refuses %s", async (rule, text) => {
    expect(await isRefused(rule, probe, text)).toBe(true);
  });

  it.each([
    [
      "no-restricted-globals",
      "packages/page-runtime/src/browser/browser-storage.ts",
      "export const probe = () => localStorage;\n",
    ],
    [
      "no-restricted-properties",
      "packages/page-runtime/src/browser/cookies.ts",
      "export const probe = () => document.cookie;\n",
    ],
  ])("%s allows %s", async (rule, path, text) => {
    expect(await isRefused(rule, path, text)).toBe(false);
  });
});
