import type { OrganizerTask } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import type { Queryable } from "../../platform/db/database.ts";
import { missingOf } from "../records/missing-parts.ts";
import { readRecord } from "../records/records-store.ts";
import { listTasks } from "./tasks-store.ts";

/** What waits for an organizer beside the bookings. */
export async function tasksOf(db: Queryable, organizerId: number): Promise<OrganizerTask[]> {
  const [tasks, record] = await Promise.all([
    listTasks(db, organizerId),
    readRecord(db, organizerId),
  ]);
  if (record === null || record.is_published) return tasks;
  const missing = missingOf(record).length;
  return [
    ...tasks,
    { kind: missing > 0 ? "record" : "publish", count: Math.max(missing, 1), id: organizerId },
  ];
}
