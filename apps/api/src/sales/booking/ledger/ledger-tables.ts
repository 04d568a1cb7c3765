/**
 * The ledger of a `booking` in SQL: `received.minor`, all that was paid; `refunded.returns`, what of it goes back by way and
 * state; and `refunded.goodwill` of that.
 */
export const ledgerTables = `CROSS JOIN LATERAL (SELECT coalesce(sum(amount_minor), 0)::bigint AS minor FROM payment
                        WHERE payment.booking_id = booking.id AND payment.status = 2) AS received
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('amount', minor, 'state', state, 'method', method) ORDER BY since), '[]') AS returns,
            coalesce(sum(goodwill), 0)::bigint AS goodwill
       FROM (SELECT sum(refund.amount_minor)::bigint AS minor, method, min(refund.id) AS since,
                    sum(refund.amount_minor) FILTER (WHERE borne_by IS NOT NULL) AS goodwill,
                    CASE refund.status WHEN 'pending' THEN 'requested' WHEN 'sent' THEN 'pending' ELSE refund.status END AS state
               FROM refund JOIN payment ON payment.id = refund.payment_id
              WHERE payment.booking_id = booking.id AND refund.status <> 'void'
              GROUP BY state, method) AS way) AS refunded`;
