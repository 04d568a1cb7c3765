import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const program = `
  import { startEmbeddedPostgres } from "./embedded-postgres.ts";
  const { stop } = await startEmbeddedPostgres(process.env.FOLDER, ["fsync=off"]);
  await stop();
  process.exitCode = 3;
`;

// A test runner says by its exit code that tests have failed.
it("a process that had an embedded database ends with its own exit code", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tropa-exit-code-"));
  try {
    await chmod(folder, 0o755);
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: import.meta.dirname,
      env: { ...process.env, FOLDER: folder },
      stdio: "inherit",
    });
    expect(await once(child, "exit")).toEqual([3, null]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
