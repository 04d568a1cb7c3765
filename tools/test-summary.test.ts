import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chosenSteps, playwrightCounts, vitestCounts } from "./test.mjs";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tropa-summary-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(report: object): Promise<string> {
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return file;
}

it("vitestCounts lists failed tests and those that passed only on retry", async () => {
  const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const file = await written({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: "screens.test.tsx",
        status: "failed",
        message: "",
        assertionResults: [
          result("home", "passed"),
          result("chat", "passed", "too wide\n  at chat"),
          result("tour", "failed", "no heading\n  at tour", "no heading\n  at tour"),
        ],
      },
    ],
  });
  expect(vitestCounts(file)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    names: ["tour: no heading"],
    retried: ["chat: too wide"],
  });
});

it("playwrightCounts lists failed tests and those that passed only on retry", async () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, projectName: "ru phone" }],
  });
  const specs = [spec("books", "expected"), spec("pays", "flaky"), spec("cancels", "unexpected")];
  const file = await written({
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [{ suites: [{ specs }] }],
  });
  expect(playwrightCounts(file)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    names: ["cancels [ru phone]"],
    retried: ["pays [ru phone]"],
  });
});

it("chosenSteps keeps the other engines for those who ask, with the build that they stand on", () => {
  const names = (...words: string[]) => chosenSteps(words).map(({ name }) => name);
  expect(names()).not.toContain("other engines");
  expect(names()).toContain("browser tests");
  expect(names("engines")).toEqual(["build", "other engines"]);
});
