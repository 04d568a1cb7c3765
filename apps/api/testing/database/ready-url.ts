import type { ChildProcess } from "node:child_process";

/** Collects a process's output. Call it at once, because earlier output is lost. */
export function listenTo({ stdout, stderr }: ChildProcess): () => string {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (piece) => (output += String(piece)));
  return () => output;
}

/** Resolves to the API's address when it reports being ready. Throws with the output if the process ends before. */
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
