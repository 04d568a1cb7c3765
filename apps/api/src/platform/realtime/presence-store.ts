import type { Queryable } from "../db/database.ts";

/** Validity of a process's report of its sockets, seconds. */
const presenceSeconds = 90;

/** Reports the accounts with sockets on a process; reports expire by themselves. */
export async function writePresence(
  client: Queryable,
  processId: string,
  accountIds: readonly number[],
): Promise<void> {
  await client.query(
    `WITH gone AS (DELETE FROM realtime_presence WHERE alive_until < now())
     INSERT INTO realtime_presence (account_id, process_id, alive_until)
       SELECT id, $1::uuid, now() + make_interval(secs => $3) FROM unnest($2::integer[]) AS id
     ON CONFLICT (account_id, process_id) DO UPDATE SET alive_until = excluded.alive_until`,
    [processId, accountIds, presenceSeconds],
  );
}
