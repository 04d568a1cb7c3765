import { setTimeout as pause } from "node:timers/promises";

/** Not a performance limit: it ends waits for what never happens. */
const patienceMs = 120_000;

/**
 * Retries until the attempt returns something; fails with what was awaited and why the last attempt
 * failed.
 */
export async function until<T>(
  what: string,
  attempt: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    let problem: unknown;
    try {
      const found = await attempt();
      if (found !== null && found !== undefined && found !== false) return found;
    } catch (error) {
      problem = error;
    }
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}`, { cause: problem });
    await pause(100);
  }
}
