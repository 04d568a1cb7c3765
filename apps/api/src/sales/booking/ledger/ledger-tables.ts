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
              GROUP BY state, method
             UNION ALL
             -- What a payer's bank has taken for good is back with the payer.
             SELECT least(held, sum(dispute.amount_minor))::bigint, payment.method, 2147483647, NULL, 'done'
               FROM payment JOIN payment_dispute dispute ON dispute.payment_id = payment.id AND dispute.state = 'lost'
               JOIN payment_money ON payment_money.payment_id = payment.id
              WHERE payment.booking_id = booking.id AND held > 0
              GROUP BY payment.id, held) AS way) AS refunded`;
