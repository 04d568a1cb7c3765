import { setTimeout as pause } from "node:timers/promises";

/** Not a figure of speed: it ends what never comes. */
const patienceMs = 120_000;

/** Tries until the attempt answers something; tells in the end what never came, and why the last attempt failed. */
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
    if (Date.now() > end) throw new Error(`there never was ${what}`, { cause: problem });
    await pause(100);
  }
}
