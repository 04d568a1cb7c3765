import type { Obstacle } from "@tropa/api-contract/people/calls-own-account";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

export interface ObstacleRow extends Omit<Obstacle, "tour"> {
  tour: LocalisedText | null;
}

const { pendingConfirm, pendingPrepayment, madePrepayment } = bookingStatuses;

/** Finds obstacles to the end of an account: its organizer, open orders and trips, pending refunds. */
export async function findObstacles(client: Queryable, accountId: number): Promise<ObstacleRow[]> {
  const { rows } = await client.query<ObstacleRow>(
    `SELECT 'work' AS kind, NULL::integer AS booking_id, NULL::jsonb AS tour, NULL::date AS starts_on
       FROM account WHERE id = $1 AND (is_staff OR organizer_id IS NOT NULL)
     UNION ALL
     SELECT CASE WHEN booking.status IN ($2, $3) THEN 'order' WHEN booking.status = $4 THEN 'trip' ELSE 'refund' END,
            booking.id, tour.title, starts_on
       FROM booking JOIN tour ON tour.id = tour_id JOIN tour_date ON tour_date.id = tour_date_id
      WHERE account_id = $1
        AND (booking.status IN ($2, $3, $4)
             OR EXISTS (SELECT FROM refund JOIN payment ON payment.id = refund.payment_id
                         WHERE payment.booking_id = booking.id AND refund.status NOT IN ('done', 'void')))
      ORDER BY starts_on NULLS FIRST, booking_id`,
    [accountId, pendingConfirm, pendingPrepayment, madePrepayment],
  );
  return rows;
}
