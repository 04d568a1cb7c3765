import type { OrganizerTask } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import type { Queryable } from "../../platform/db/database.ts";
import { missingToPublish } from "../records/records.ts";
import { listTasks } from "./tasks-store.ts";

/** Returns an organizer's tasks apart from bookings. */
export async function tasksOf(db: Queryable, organizerId: number): Promise<OrganizerTask[]> {
  const [tasks, missing] = await Promise.all([
    listTasks(db, organizerId),
    missingToPublish(db, organizerId),
  ]);
  if (missing === null) return tasks;
  const kind = missing.length > 0 ? "record" : "publish";
  return [...tasks, { kind, count: Math.max(missing.length, 1), id: organizerId }];
}
