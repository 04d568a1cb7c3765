/** Worker thread that prints one programme. */
import { parentPort, workerData } from "node:worker_threads";
import { printProgramme } from "./print.ts";
import type { Printing } from "./print.ts";

const printing: Printing = workerData;
const bytes = await printProgramme(printing);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(bytes);
