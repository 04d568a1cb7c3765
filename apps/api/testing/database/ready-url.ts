import type { ChildProcess } from "node:child_process";

/** Collects what a process says. Call it at once: what it says earlier is lost. */
export function listenTo({ stdout, stderr }: ChildProcess): () => string {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (piece) => (output += String(piece)));
  return () => output;
}

/** The address of an API that has been started, as soon as it says that it is ready. Throws what it said if it ends before. */
export function readyUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, url] = /ready on (\S+)/.exec(output()) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on("data", look);
    child.once("close", () => reject(new Error(`it has ended: ${output()}`)));
    look();
  });
}
