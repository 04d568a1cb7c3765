import type { StartedChild, startChild } from "./process-tree.mjs";

export function keepRunning(program: {
  name: string;
  command: (start: number) => string[];
  options: Parameters<typeof startChild>[1];
  mayRestart: () => boolean;
  say?: (message: string) => void;
  firstPauseMs?: number;
  longestPauseMs?: number;
  steadyMs?: number;
}): StartedChild;
