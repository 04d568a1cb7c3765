import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isOutsideTransaction } from "../apps/api/src/platform/db/migration-files.ts";

const root = join(import.meta.dirname, "..");
const squawk = fileURLToPath(import.meta.resolve("squawk-cli/js/bin/squawk"));

/** What the linter of migrations says of a file; `.squawk.toml` has its settings. */
async function faultsOf(path: string): Promise<string[]> {
  const isOutside = isOutsideTransaction(await readFile(path, "utf8"));
  const flags = isOutside ? [] : ["--assume-in-transaction"];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [squawk, "--config", join(root, ".squawk.toml"), "--reporter", "gcc", ...flags, path],
      (_, out, complaints) =>
        // It ends with 1 when it has found something, and so does a linter that cannot run.
        complaints === ""
          ? resolve(out.split("\n").filter((line) => line !== ""))
          : reject(new Error(complaints)),
    );
  });
}

const migrations = globSync(
  ["apps/api/src/platform/db/migrations/*.sql", "apps/api/testing/database/*/*.sql"],
  { cwd: root },
);

it.each(migrations)("%s does not lock a full database", async (path) => {
  expect(await faultsOf(join(root, path))).toEqual([]);
});

it.each([
  ["CREATE INDEX slow ON booking (email)", "require-concurrent-index-creation"],
  ["ALTER TABLE booking ADD CONSTRAINT slow CHECK (adults < 9)", "constraint-missing-not-valid"],
  ["ALTER TABLE booking ALTER COLUMN email SET NOT NULL", "adding-not-nullable-field"],
  ["ALTER TABLE booking ALTER COLUMN adults TYPE bigint", "changing-column-type"],
  ["ALTER TABLE booking RENAME COLUMN email TO mail", "renaming-column"],
  ["ALTER TABLE booking DROP COLUMN email", "ban-drop-column"],
  ["-- without a transaction\nDROP INDEX CONCURRENTLY booking_date", "prefer-robust-stmts"],
])("the linter refuses %s", async (sql, rule) => {
  const folder = await mkdtemp(join(tmpdir(), "tropa-squawk-"));
  try {
    await writeFile(join(folder, "9001-bad.sql"), `${sql};\n`);
    expect((await faultsOf(join(folder, "9001-bad.sql"))).join("\n")).toContain(rule);
  } finally {
    await rm(folder, { recursive: true });
  }
});
