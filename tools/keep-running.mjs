import { startChild } from "./process-tree.mjs";

/**
 * Starts a program, and starts it again whenever it ends: after a pause that grows while it does not stay up.
 * @param {{
 *   name: string,
 *   command: (start: number) => string[],
 *   options: Parameters<typeof startChild>[1],
 *   mayRestart: () => boolean,
 *   say?: (message: string) => void,
 *   firstPauseMs?: number, longestPauseMs?: number, steadyMs?: number,
 * }} program `command`: what is run, by how often it has been started before.
 * @returns the first start
 */
export function keepRunning({
  name,
  command,
  options,
  mayRestart,
  say = console.error,
  firstPauseMs = 1000,
  longestPauseMs = 30_000,
  steadyMs = 60_000,
}) {
  let starts = 0;
  let pauseMs = firstPauseMs;
  const run = () => {
    const began = performance.now();
    const started = startChild(command(starts), options);
    starts += 1;
    void started.ended.then(({ code }) => {
      if (!mayRestart()) return;
      if (performance.now() - began > steadyMs) pauseMs = firstPauseMs;
      say(`tropa: ${name} stopped with code ${code}, starting it again in ${pauseMs / 1000} s`);
      setTimeout(() => mayRestart() && run(), pauseMs);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    });
    return started;
  };
  return run();
}
