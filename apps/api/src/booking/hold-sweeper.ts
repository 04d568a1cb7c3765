import type { ApiContext } from "../context.ts";
import { releaseExpiredHolds } from "./booking.ts";

/** How often holds are looked through, ms: a seat is on sale again at most so long after its time. */
const sweepEvery = 15_000;

/**
 * Releases expired holds for as long as the process lives; answers with what stops it, which waits for a sweep
 * under way. Any number of processes may sweep. A failure is logged and tried again with the next sweep.
 */
export function startHoldSweeper(
  context: ApiContext,
  log: (message: string) => void = () => {},
): () => Promise<void> {
  let sweep: Promise<void> | null = null;
  const run = async () => {
    try {
      await releaseExpiredHolds(context);
    } catch (error) {
      log(`hold sweeper: ${error instanceof Error ? error.message : "failed"}`);
    }
  };
  const timer = setInterval(() => {
    sweep ??= run().finally(() => {
      sweep = null;
    });
  }, sweepEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweep;
  };
}
