import type { ChildProcess } from "node:child_process";

/** Ends a process, and waits until it is gone: by force when it does not listen. */
export async function stopChild(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 8000);
  await ended;
  clearTimeout(force);
}
