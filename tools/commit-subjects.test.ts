import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "tropa-commit-"));

/** What the hook says of a subject; empty when it takes it. */
function complaint(subject: string): string {
  const file = join(folder, "message");
  writeFileSync(
    file,
    `${subject}\n\nThe reason, however long it is and whatever it starts with.\n`,
  );
  const hook = spawnSync(process.execPath, [join(import.meta.dirname, "hooks/commit-msg"), file]);
  expect(hook.status).toBe(String(hook.stderr) === "" ? 0 : 1);
  return String(hook.stderr);
}

test.each([
  "search: count facets without their own selection",
  "address: pass the reader's language",
  "maps: embed one window",
  "Merge branch 'main' into desk",
  'Revert "search: count facets"',
  `chat: keep ${"ы".repeat(61)}`,
])("accepts %s", (subject) => {
  expect(complaint(subject)).toBe("");
});

test.each([
  ["Count facets", "not of the form"],
  ["search: facets", "not of the form"],
  ["search: counted facets anew", '"counted"'],
  ["search: counting facets anew", '"counting"'],
  ["search: counts facets anew", '"counts"'],
  ["headings: so that it may, wherever they are", '"so"'],
  [`chat: keep ${"ы".repeat(61)}y`, "73 letters"],
])("refuses %s", (subject, reason) => {
  expect(complaint(subject)).toContain(reason);
});
