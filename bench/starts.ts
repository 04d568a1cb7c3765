import { rm } from "node:fs/promises";
import { timedStart } from "./stack.ts";
import { median, table } from "./statistics.ts";

const warmRuns = 3;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** `npm start` on an empty data folder (packages installed) and on a full one. */
export async function measureStarts(dataDir: string): Promise<string> {
  const cold = await timedStart(dataDir);
  const warm: number[] = [];
  for (let run = 0; run < warmRuns; run += 1) warm.push(await timedStart(dataDir));
  await rm(dataDir, { recursive: true, force: true });
  return table(
    ["start", "until everything answers"],
    [
      [
        "first: database made, 1,200 tours loaded, storefronts built or taken from the build cache",
        seconds(cold),
      ],
      [`next, median of ${warmRuns}`, seconds(median(warm))],
    ],
  );
}
