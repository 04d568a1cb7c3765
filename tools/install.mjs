import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./process-tree.mjs";

/** Installs when the lockfile is not the one that was installed last. */
export async function installIfNeeded(root) {
  const stamp = join(root, "node_modules/.tropa-installed");
  const hash = createHash("sha256")
    .update(readFileSync(join(root, "pnpm-lock.yaml")))
    .update(readFileSync(join(root, "pnpm-workspace.yaml")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log("installing packages…");
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const code = await runCommand(
    ["npx", "--yes", packageManager, "install", "--frozen-lockfile", "--reporter=append-only"],
    { cwd: root },
  );
  if (code !== 0) throw new Error("packages could not be installed: see the lines above");
  // Where there is no git, as in an image, there are no commits to look at.
  execFile("git", ["config", "core.hooksPath", "tools/hooks"], { cwd: root }, () => {});
  writeFileSync(stamp, hash);
}
