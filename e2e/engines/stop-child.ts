import type { ChildProcess } from "node:child_process";

/** Stops a process and waits until it has ended; kills it if it does not react. */
export async function stopChild(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 8000);
  await ended;
  clearTimeout(force);
}
