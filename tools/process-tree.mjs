import { spawn } from "node:child_process";
import { untilAnswering } from "./until-answering.mjs";

/** Children that are still running. */
const running = new Set();

/**
 * Starts a command as a child that ends with us: the channel tells it when we are gone, however we went.
 * @param {string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, channel?: boolean, quiet?: boolean }} options
 *   `quiet`: only what goes wrong is heard of it.
 */
export function startChild(command, { cwd, env = process.env, onLine, channel = true, quiet }) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: [
      "ignore",
      ...(quiet ? ["ignore", "inherit"] : ["pipe", "pipe"]),
      ...(channel ? ["ipc"] : []),
    ],
  });
  running.add(child);
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, error }));
    child.once("exit", (code, signal) => resolve({ code: code ?? (signal ? 1 : 0) }));
  }).finally(() => running.delete(child));
  for (const stream of quiet ? [] : [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (text) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) (onLine ?? console.log)(line);
    });
  }
  return { child, ended };
}

/**
 * Waits until all of the addresses answer. Throws when one of the children ends before, or when the time is over.
 * @param {readonly { name: string, ended: Promise<{ code: number }> }[]} children
 */
export async function whenAnswering(children, addresses, patienceMs) {
  let problem = null;
  for (const { name, ended } of children)
    void ended.then(({ code }) => (problem ??= `${name} ended with code ${code}`));
  await untilAnswering(addresses, { patienceMs, problem: () => problem });
}

/** Asks every child to stop and waits; those that do not are ended by force. */
export async function stopChildren(patienceMs = 8000) {
  const children = [...running];
  for (const child of children) child.kill("SIGTERM");
  const gone = Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) resolve(undefined);
          else child.once("exit", resolve);
        }),
    ),
  );
  const force = setTimeout(() => {
    for (const child of running) child.kill("SIGKILL");
  }, patienceMs);
  await gone;
  clearTimeout(force);
}

/** Exit code of a command that exceeded its time limit, as in timeout(1). */
export const lateCode = 124;

/**
 * Runs a command to its end with its output on ours; answers its exit code. After `limitMs` it is asked to stop, and
 * the code is `lateCode`.
 */
export function runCommand(command, { cwd, env = process.env, limitMs }) {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: "inherit" });
    let isLate = false;
    const stop = () => {
      isLate = true;
      child.kill("SIGTERM");
    };
    const timer = limitMs && setTimeout(stop, limitMs);
    const end = (code) => {
      clearTimeout(timer);
      resolve(isLate ? lateCode : code);
    };
    child.once("error", () => end(1));
    child.once("exit", (code) => end(code ?? 1));
  });
}
