import type { Queryable } from "../../src/platform/db/database.ts";

/** Returns violations of the rules about seats, money and history that must hold for any order of events. */
export async function brokenRules(db: Queryable, tourIds: readonly number[]): Promise<unknown[]> {
  const { rows } = await db.query(
    `WITH mine AS (SELECT * FROM booking WHERE tour_id = ANY ($1)),
          gone AS (SELECT payment_id, sum(amount_minor) AS went FROM refund WHERE status <> 'void' GROUP BY payment_id),
          money AS (
            SELECT mine.id, mine.status, mine.paid_minor, mine.total_minor, mine.prepayment_minor,
                   coalesce(sum(payment.amount_minor) FILTER (WHERE payment.status = 2), 0) AS came,
                   coalesce(sum(gone.went), 0) AS went
              FROM mine LEFT JOIN payment ON payment.booking_id = mine.id LEFT JOIN gone ON gone.payment_id = payment.id
             GROUP BY mine.id, mine.status, mine.paid_minor, mine.total_minor, mine.prepayment_minor),
          steps AS (
            SELECT booking_id, from_status, to_status,
                   lag(to_status) OVER w AS before, lead(to_status) OVER w AS after
              FROM booking_event WHERE booking_id IN (SELECT id FROM mine) WINDOW w AS (PARTITION BY booking_id ORDER BY id))
     SELECT 'seats' AS rule, id FROM tour_date WHERE tour_id = ANY ($1)
        AND seats_taken <> (SELECT coalesce(sum(seats), 0) FROM mine WHERE tour_date_id = tour_date.id AND status <= 4)
     UNION ALL SELECT 'oversold', id FROM tour_date WHERE tour_id = ANY ($1) AND seats_taken > seats_total
     UNION ALL SELECT 'alive on what was called off', mine.id FROM mine JOIN tour_date ON tour_date.id = tour_date_id
      WHERE canceled_at IS NOT NULL AND status <= 4
     UNION ALL SELECT 'paid', id FROM money WHERE status <= 4 AND paid_minor <> came - went
     UNION ALL SELECT 'all went back', id FROM money WHERE status > 4 AND came <> went
     UNION ALL SELECT 'more went than came', id FROM money WHERE went > came
     UNION ALL SELECT 'charged twice', id FROM money WHERE status <= 4 AND paid_minor > total_minor
     UNION ALL SELECT 'status', id FROM money
      WHERE status IN (3, 4) AND paid_minor = 0 OR status <= 2 AND paid_minor > 0 AND paid_minor >= prepayment_minor
     UNION ALL SELECT 'refund is of money', payment_id FROM gone JOIN payment ON payment.id = payment_id
      WHERE payment.booking_id IN (SELECT id FROM mine) AND (payment.status <> 2 OR gone.went > payment.amount_minor)
     UNION ALL SELECT 'history', booking_id FROM steps WHERE from_status IS DISTINCT FROM before
     UNION ALL SELECT 'last step', id FROM mine
      WHERE status <> (SELECT to_status FROM steps WHERE booking_id = mine.id AND after IS NULL)
     UNION ALL SELECT 'told twice or never', id FROM mine WHERE (
        SELECT count(*) FROM outbox WHERE booking_id = mine.id AND kind = 'departureCanceled' AND channel = 'email')
        <> (SELECT count(*) FROM booking_event WHERE booking_id = mine.id AND reason = 'departure_canceled')`,
    [tourIds],
  );
  return rows;
}
