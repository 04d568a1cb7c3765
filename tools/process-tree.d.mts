import type { ChildProcess } from "node:child_process";

export interface StartedChild {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number; error?: Error }>;
}

export function startChild(
  command: readonly string[],
  options: {
    cwd: string;
    env?: NodeJS.ProcessEnv;
    onLine?: (line: string) => void;
    channel?: boolean;
    quiet?: boolean;
  },
): StartedChild;

export function whenAnswering(
  children: readonly (StartedChild & { name: string })[],
  addresses: readonly string[],
  patienceMs: number,
): Promise<void>;

export function stopChildren(patienceMs?: number): Promise<void>;
