import { afterEach, expect, it } from "vitest";
import { keepRunning } from "./keep-running.mjs";
import { stopChildren } from "./process-tree.mjs";

let isStopping = false;
afterEach(async () => {
  isStopping = true;
  await stopChildren();
  isStopping = false;
});

const program = (text: string) => [process.execPath, "--eval", text];
const living = `process.send(process.pid); setInterval(() => {}, 1000)`;

/** Keeps a program running; what is said of it, and the output of all its starts. */
function keep(name: string, command: (start: number) => string[], pauses: object = {}) {
  const said: string[] = [];
  const lines: string[] = [];
  const first = keepRunning({
    name,
    command,
    options: { cwd: import.meta.dirname, onLine: (line) => lines.push(line) },
    mayRestart: () => !isStopping,
    say: (message) => said.push(message),
    firstPauseMs: 10,
    longestPauseMs: 40,
    ...pauses,
  });
  return { first, said, lines };
}

it("restarts a server that dies after growing pauses, and leaves others running", async () => {
  const other = keep("storefront ru", () => program(living));
  const { said, lines } = keep("api", (start) =>
    program(start < 4 ? `process.exit(${start + 1})` : `console.log("up again"); ${living}`),
  );
  await expect.poll(() => lines).toEqual(["up again"]);
  expect(said).toEqual([
    "tropa: api stopped with code 1, starting it again in 0.01 s",
    "tropa: api stopped with code 2, starting it again in 0.02 s",
    "tropa: api stopped with code 3, starting it again in 0.04 s",
    "tropa: api stopped with code 4, starting it again in 0.04 s",
  ]);
  expect(other.said).toEqual([]);
  expect(other.first.child.exitCode).toBeNull();
});

it("restarts a server that had run for a while after the shortest pause", async () => {
  const { said } = keep("api", () => program("process.exit(1)"), { steadyMs: 0 });
  await expect.poll(() => said.length).toBeGreaterThan(2);
  expect(new Set(said)).toEqual(
    new Set(["tropa: api stopped with code 1, starting it again in 0.01 s"]),
  );
});

it("restarts nothing during shutdown", async () => {
  const { first, said } = keep("api", () => program(living));
  isStopping = true;
  await stopChildren();
  expect((await first.ended).code).toBe(1);
  expect(said).toEqual([]);
});
