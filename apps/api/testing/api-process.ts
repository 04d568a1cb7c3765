import { spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { listenTo, readyUrl } from "./database/ready-url.ts";

export interface ApiProcess {
  url: string;
  /** Ends it as a machine without memory does: in the middle of anything. */
  kill: () => Promise<void>;
}

/**
 * Starts the API as a process of its own, without a catalogue, until the test has finished. Nothing of this process's
 * settings reaches it.
 */
export async function startProcess(settings: Record<string, string>): Promise<ApiProcess> {
  const main = join(import.meta.dirname, "../src/main.ts");
  const child = spawn(process.execPath, [main, "--tours", "0"], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT_API: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  return { url: await readyUrl(child, listenTo(child)), kill };
}
