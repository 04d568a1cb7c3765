import { existsSync } from "node:fs";
import { runCommand } from "./process-tree.mjs";

export const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs Debian packages; returns whether it worked. */
export async function installPackages(...names) {
  console.log(`installing ${names.join(", ")}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runCommand(["apt-get", "update", "-qq"], { cwd: "/", env });
  const code = await runCommand(
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names],
    { cwd: "/", env },
  );
  return code === 0;
}
