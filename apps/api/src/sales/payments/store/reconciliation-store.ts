import type { Queryable } from "../../../platform/db/database.ts";

export interface UnsettledPayment {
  id: number;
  provider: number;
  /** Whether the payment is obsolete: closed here, or its booking is over. */
  is_over: boolean;
}

/**
 * Claims the undecided payment that was queried longest ago, so that concurrent processes share the work. A payment is
 * due when `minutes` old, then ever less often; one closed here but still open at its provider at once and then every
 * minute. Null if none is due.
 */
export async function claimUnsettled(
  client: Queryable,
  options: { minutes: number; exceptProviders: readonly number[] },
): Promise<UnsettledPayment | null> {
  const { rows } = await client.query<UnsettledPayment>(
    `UPDATE payment SET asked_at = now()
       FROM payment AS claimed LEFT JOIN booking ON booking.id = claimed.booking_id
                               LEFT JOIN certificate ON certificate.id = claimed.certificate_id
      WHERE claimed.id = payment.id
        AND payment.id = (
          SELECT id FROM payment
           WHERE (status = 1 OR is_abandoned) AND provider <> ALL ($2)
             AND CASE WHEN is_abandoned THEN coalesce(asked_at <= now() - interval '1 minute', true)
                      ELSE coalesce(asked_at, created_at)
                             <= now() - greatest(make_interval(mins => $1), (now() - created_at) / 4) END
           ORDER BY coalesce(asked_at, created_at) LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING payment.id, payment.provider, payment.is_abandoned OR coalesce(booking.status >= 5, certificate.paid_at IS NOT NULL) AS is_over`,
    [options.minutes, options.exceptProviders],
  );
  return rows[0] ?? null;
}

/** Marks a payment as closed at its provider. */
export async function closeUnsettled(client: Queryable, id: number): Promise<void> {
  await client.query(
    "UPDATE payment SET status = CASE WHEN status = 1 THEN 3 ELSE status END, is_abandoned = false WHERE id = $1",
    [id],
  );
}
