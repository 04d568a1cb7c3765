-- Part of a booking's money given back out of goodwill, and who bears it: the other side's share stays as it was.
ALTER TABLE refund ADD borne_by text;
ALTER TABLE refund
  ADD CONSTRAINT goodwill_is_borne CHECK (
    (reason = 'goodwill') = (borne_by IS NOT NULL) AND (borne_by IS NULL OR borne_by IN ('tropa', 'organizer'))
  ) NOT VALID;

CREATE OR REPLACE VIEW payment_money AS
  SELECT payment.id AS payment_id, payment.booking_id, payment.currency, payment.amount_minor AS received,
         back.minor AS refunded, least(payment.amount_minor - back.minor, disputed.minor) AS held,
         back.tropa AS goodwill_tropa, back.organizer AS goodwill_organizer
    FROM payment
   CROSS JOIN LATERAL (SELECT coalesce(sum(amount_minor), 0)::bigint AS minor,
                              coalesce(sum(amount_minor) FILTER (WHERE borne_by = 'tropa'), 0)::bigint AS tropa,
                              coalesce(sum(amount_minor) FILTER (WHERE borne_by = 'organizer'), 0)::bigint AS organizer
                         FROM refund WHERE payment_id = payment.id AND status <> 'void') back
   CROSS JOIN LATERAL (SELECT coalesce(sum(amount_minor), 0)::bigint AS minor
                         FROM payment_dispute WHERE payment_id = payment.id AND (state <> 'won' OR is_withdrawn)) disputed
   WHERE payment.status = 2;

-- As the domain's settlement has it (packages/domain/src/organizers/settlement.ts).
CREATE OR REPLACE FUNCTION payable_to(organizer integer, of_currency text, on_day date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT sum(greatest(0, shared.minor - least(shared.minor, ceil(shared.minor * round(booking.commission_percent * 10000) / 1000000))
                           - money.goodwill_organizer))::bigint
      FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
     CROSS JOIN LATERAL (SELECT greatest(0, sum(received - refunded - held)) AS stayed,
                                sum(payment_money.goodwill_tropa) AS goodwill_tropa,
                                sum(payment_money.goodwill_organizer) AS goodwill_organizer
                           FROM payment_money WHERE booking_id = booking.id) money
     CROSS JOIN LATERAL (SELECT money.stayed + money.goodwill_tropa + money.goodwill_organizer AS minor) shared
     WHERE booking.organizer_id = organizer AND booking.currency = of_currency AND money.stayed > 0
       AND (booking.status = 4 OR (booking.status > 4 AND tour_date.ends_on < on_day))), 0)
   - coalesce((SELECT sum(amount_minor)::bigint FROM organizer_payout
                WHERE organizer_id = organizer AND currency = of_currency AND taken_back_at IS NULL), 0)
$$;
