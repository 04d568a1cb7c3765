import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isolatedTests, replacesShared } from "./isolated-tests.ts";

const root = join(import.meta.dirname, "..");

describe("the list of test files that run alone", () => {
  it.each([
    'vi.mock("./session.ts", () => ({}));',
    'vi.stubGlobal("document", {});',
    'vi.spyOn(console, "warn");',
    "vi.useFakeTimers();",
    "vi.resetModules();",
    "globalThis.fetch = answer;",
    'process.env["TZ"] = "UTC";',
    "delete process.env.TZ;",
    'Object.defineProperty(globalThis, "crypto", {});',
  ])("includes files with the line %s", (line) => {
    expect(replacesShared(`it("is", () => {\n  ${line}\n});`)).toBe(true);
  });

  it.each(["const ask = vi.fn();", "const env = { ...process.env, A: 1 };", "vi.waitFor(check);"])(
    "does not include files with the line %s",
    (line) => {
      expect(replacesShared(line)).toBe(false);
    },
  );

  it("contains such files of the given folders", () => {
    const found = isolatedTests(root, ["packages/features/src/people/**/*.test.ts"]);
    expect(found).toContain("packages/features/src/people/session/activity.test.ts");
    expect(found).not.toContain("packages/features/src/people/session/tabs.test.ts");
  });
});

it("no shared test helper replaces globals", () => {
  const shared = globSync(
    ["apps/*/{src,testing}/**/*.ts", "packages/*/{src,testing}/**/*.{ts,tsx}", "tools/**/*.ts"],
    { cwd: root, exclude: ["**/node_modules/**", "**/*.test.*"] },
  );
  expect(shared.length).toBeGreaterThan(1000);
  expect(shared.filter((file) => ofTests(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

const ofTests = (source: string) => source.includes('from "vitest"') && replacesShared(source);
