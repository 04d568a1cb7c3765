import type { ApiContext } from "../config/context.ts";

/** Longer than a job of an event takes: what it asks of others is given up after a minute at most. */
const longestMinutes = 5;

/**
 * Frees the jobs of processes that were killed while running them; the library itself waits four hours. A process that
 * has taken a job within this time lives.
 */
export async function unlockKilledWorkers({ pool }: Pick<ApiContext, "pool">): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
       FROM (SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL
              GROUP BY locked_by HAVING max(locked_at) < now() - make_interval(mins => $1)) AS killed`,
    [longestMinutes],
  );
}
