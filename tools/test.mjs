import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findHeadlessShell } from "./chromium.mjs";
import { ensureEngines } from "./engines.mjs";
import { lateCode, runCommand } from "./process-tree.mjs";

const firstLine = (text = "") => text.split("\n", 1)[0];

/** A check without cases of its own counts as one. */
const single = () => null;

/** Vitest's JSON report. */
export function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const names = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (status === "failed" && failed.length === 0) return [`${name}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
  // A file that could not be loaded holds no tests but has failed all the same.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  ).length;
  // What has passed in the end keeps what was wrong at first.
  const retried = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
    retried,
  };
}

const sumOf = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  names: [...one.names, ...other.names],
  retried: [...one.retried, ...other.retried],
});

/** Playwright's JSON report. */
export function playwrightCounts(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const specs = suites.flatMap(specsOf);
  const named = (wanted) =>
    specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `${title} [${projectName}]`),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    names: named("unexpected"),
    retried: named("flaky"),
  };
}

/**
 * Returns a turbo command. Tasks that passed before are skipped if their inputs are unchanged: see
 * turbo.json.
 */
const turbo = (...tasks) => ["turbo", "run", ...tasks, "--output-logs=new-only"];

const quietTurbo = (task) => [
  "turbo",
  "run",
  task,
  "--output-logs=errors-only",
  "--log-order=grouped",
];

/** Components of a package, in a browser. */
function componentStep(name, packageName) {
  return {
    name,
    command: turbo(`@tropa/${packageName}#test`),
    // Up to ten minutes mostly. A browser that has stopped answering would be waited for without end: it is started anew, once.
    limitMs: 30 * 60_000,
    counts: (root) =>
      vitestCounts(join(root, "packages", packageName, "test-results/components.json")),
  };
}

const steps = [
  { name: "format", command: ["oxfmt", "--check", "."], counts: single },
  { name: "types", command: quietTurbo("typecheck"), counts: single },
  { name: "lint", command: quietTurbo("//#lint"), counts: single },
  { name: "boundaries", command: ["turbo", "boundaries"], counts: single },
  { name: "unused", command: ["knip", "--no-progress"], counts: single },
  {
    name: "unit and contract tests",
    // The API's beside all others: these are always run, since some of them read files of the whole project.
    command: turbo("@tropa/api#test", "//#test:unit", "--continue"),
    counts: (root) =>
      ["apps/api/test-results/node.json", "test-results/node.json"]
        .map((file) => vitestCounts(join(root, file)))
        .reduce(sumOf),
  },
  componentStep("component tests", "ui-kit"),
  componentStep("component tests of the screens", "features"),
  { name: "build", command: quietTurbo("build"), counts: single },
  { name: "storybook", command: quietTurbo("build-storybook"), counts: single },
  {
    name: "browser tests",
    // SHARD=2/3 runs a part of them: CI runs the parts side by side.
    command: turbo("//#test:browser"),
    counts: (root) => playwrightCounts(join(root, "test-results/playwright.json")),
  },
  {
    name: "other engines",
    // Asked for by name alone: two more browsers, and a smoke journey that a commit is not kept waiting for.
    isExtra: true,
    needs: "build",
    prepare: ensureEngines,
    command: ["playwright", "test", "--config", "e2e/engines/engines.config.ts"],
    counts: (root) => playwrightCounts(join(root, "test-results/engines.json")),
  },
];

/** The steps whose names hold one of the words, with what they stand on; without words all but the extra ones. */
export function chosenSteps(words) {
  const named = steps.filter(({ name, isExtra = false }) =>
    words.length === 0 ? !isExtra : words.some((word) => name.includes(word)),
  );
  const needed = new Set(named.map(({ needs }) => needs));
  return steps.filter((step) => named.includes(step) || needed.has(step.name));
}

/** What the kit's tests depend on beside files: another browser draws otherwise. */
function testedOn(chromium) {
  const { stdout } = spawnSync(chromium, ["--version"], { encoding: "utf8" });
  return `${process.platform} ${process.arch}, Node ${process.version}, ${stdout?.trim() || chromium}`;
}

/** Updates the pictures of the kit's stories that look different. */
export async function updatePictures(root) {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium(), TROPA_UPDATE_VISUAL: "1" };
  const where = ["--root", "packages/ui-kit", "--project", "component", "test/visual."];
  return runCommand(["vitest", "run", ...where], { cwd: root, env });
}

/** Everything that CI runs, in order, to the end; the last line adds up all runners. */
export async function test(root, args) {
  const reports = join(root, "test-results");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = await findChromium();
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: await findHeadlessShell(),
    TESTED_ON: testedOn(chromium),
    FORCE_COLOR: "0",
  };
  const chosen = chosenSteps(args);
  const total = { passed: 0, failed: 0, skipped: 0 };
  let secondTries = 0;
  const summary = [];
  for (const step of chosen) {
    console.log(`\n── ${step.name}`);
    const began = Date.now();
    const options = { cwd: root, env, limitMs: step.limitMs };
    await step.prepare?.();
    let code = await runCommand(step.command, options);
    if (code === lateCode) {
      console.log(`${step.name}: not at its end in time, once more`);
      code = await runCommand(step.command, options);
    }
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    let counts;
    try {
      counts = step.counts(root);
    } catch {
      // No report: the runner itself did not come to its end.
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
    counts ??=
      code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    for (const key of Object.keys(total)) total[key] += counts[key];
    summary.push(
      `${counts.failed === 0 ? "ok    " : "FAILED"} ${step.name} (${seconds} s)`,
      ...(counts.names ?? []).map((name) => `         ${name}`),
      ...(counts.retried ?? []).map((name) => `         passed at the second try: ${name}`),
    );
    secondTries += counts.retried?.length ?? 0;
  }
  console.log(`\n${summary.join("\n")}\n`);
  // Faults to be fixed, in a test or in the code: elsewhere the retry fails too.
  if (secondTries > 0) console.log(`${secondTries} passed at the second try only`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
}
