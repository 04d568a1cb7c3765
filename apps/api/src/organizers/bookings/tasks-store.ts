import type { OrganizerTask } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import type { Queryable } from "../../platform/db/database.ts";

/** Older reviews without a reply are no task any more. */
const reviewDays = 30;

/** Tasks from an organizer's tours and contracts; bookings are listed elsewhere. */
export async function listTasks(db: Queryable, organizerId: number): Promise<OrganizerTask[]> {
  const { rows } = await db.query<OrganizerTask>(
    `SELECT kind, count::int, CASE WHEN count = 1 THEN id END AS id FROM (
       SELECT 1 AS place, 'returned' AS kind, count(*), min(id) AS id
         FROM organizer_tour WHERE organizer_id = $1 AND stage = 'returned' AND archived_at IS NULL
       UNION ALL
       SELECT 2, 'questions', count(*), NULL
         FROM tour_question question JOIN tour ON tour.id = tour_id
        WHERE tour.organizer_id = $1 AND question.status = 'published' AND answer IS NULL
       UNION ALL
       SELECT 3, 'reviews', count(*), NULL
         FROM review WHERE organizer_id = $1 AND status = 'published' AND reply IS NULL AND created_on > current_date - $2::integer
       UNION ALL
       SELECT 4, 'contract', count(*), min(id)
         FROM organizer_contract WHERE organizer_id = $1 AND saved_at IS NULL
     ) AS task WHERE count > 0 ORDER BY place`,
    [organizerId, reviewDays],
  );
  return rows;
}
