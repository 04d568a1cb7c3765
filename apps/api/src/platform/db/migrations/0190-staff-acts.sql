-- What staff took off a booking's price before it was paid, by who bears it, and who of staff is in charge of it.
ALTER TABLE booking ADD discount_tropa_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE booking ADD discount_organizer_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE booking ADD in_charge_id integer;
ALTER TABLE booking
  ADD CONSTRAINT booking_discounts CHECK (discount_tropa_minor >= 0 AND discount_organizer_minor >= 0) NOT VALID,
  ADD CONSTRAINT booking_in_charge_fkey FOREIGN KEY (in_charge_id) REFERENCES account ON DELETE SET NULL NOT VALID;

-- The sum of an act: of goodwill, of a discount, of a payment.
ALTER TABLE booking_event ADD amount_minor bigint;

-- Money that came past the providers. Its reference is the booking's number and the number of the paper, so that a paper
-- is entered once.
ALTER TABLE payment DROP CONSTRAINT payment_method_check;
ALTER TABLE payment
  ADD CONSTRAINT payment_method_known CHECK (method IN ('sbp', 'card', 'certificate', 'cash', 'transfer')) NOT VALID,
  ADD CONSTRAINT payment_outside CHECK (
    (provider = 7) = (method IN ('cash', 'transfer'))
    AND (provider <> 7 OR (booking_id IS NOT NULL AND status = 2 AND provider_ref IS NOT NULL))
  ) NOT VALID;

-- As the domain's settlement has it (packages/domain/src/organizers/settlement.ts).
CREATE OR REPLACE FUNCTION payable_to(organizer integer, of_currency text, on_day date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT sum(greatest(0, shared.minor - least(shared.minor, ceil(shared.minor * round(booking.commission_percent * 10000) / 1000000))
                           - money.given_organizer))::bigint
      FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
     CROSS JOIN LATERAL (SELECT greatest(0, sum(received - refunded - held)) AS stayed,
                                sum(goodwill_tropa)
                                  + CASE WHEN booking.status <= 4 THEN booking.discount_tropa_minor ELSE 0 END AS given_tropa,
                                sum(goodwill_organizer)
                                  + CASE WHEN booking.status <= 4 THEN booking.discount_organizer_minor ELSE 0 END AS given_organizer
                           FROM payment_money WHERE booking_id = booking.id) money
     CROSS JOIN LATERAL (SELECT money.stayed + money.given_tropa + money.given_organizer AS minor) shared
     WHERE booking.organizer_id = organizer AND booking.currency = of_currency AND money.stayed > 0
       AND (booking.status = 4 OR (booking.status > 4 AND tour_date.ends_on < on_day))), 0)
   - coalesce((SELECT sum(amount_minor)::bigint FROM organizer_payout
                WHERE organizer_id = organizer AND currency = of_currency AND taken_back_at IS NULL), 0)
$$;
