-- What the marketplace keeps: a storefront's default, and what an organizer, a tour or a departure has of its own, each from a day on.

CREATE TABLE storefront_commission (
  storefront text, -- null: of every storefront that has none of its own
  percent    numeric(5, 2) NOT NULL CHECK (percent BETWEEN 0 AND 100),
  starts_on  date NOT NULL DEFAULT '-infinity',
  CONSTRAINT storefront_commission_once UNIQUE NULLS NOT DISTINCT (storefront, starts_on)
);
INSERT INTO storefront_commission (percent) VALUES (15);

CREATE TABLE organizer_commission (
  organizer_id integer NOT NULL REFERENCES organizer ON DELETE CASCADE,
  percent      numeric(5, 2) NOT NULL CHECK (percent BETWEEN 0 AND 100),
  starts_on    date NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (organizer_id, starts_on)
);

-- What has been agreed on so far goes for all days.
ALTER TABLE tour_commission ADD starts_on date NOT NULL DEFAULT '-infinity';
ALTER TABLE tour_commission DROP CONSTRAINT tour_commission_pkey, ADD PRIMARY KEY (tour_id, starts_on);
ALTER TABLE tour_date_commission ADD starts_on date NOT NULL DEFAULT '-infinity';
ALTER TABLE tour_date_commission DROP CONSTRAINT tour_date_commission_pkey, ADD PRIMARY KEY (tour_date_id, starts_on);

-- The nearest agreement counts, and of its own the newest that has begun. No row where there is none at all.
CREATE FUNCTION commission_term(departure integer, tour integer, organizer integer, front text, on_day date)
  RETURNS TABLE (percent numeric, quantity_minor bigint) LANGUAGE sql STABLE AS $$
  SELECT agreed.percent, agreed.quantity_minor FROM (
    SELECT 1 AS distance, c.starts_on, c.percent, c.quantity_minor FROM tour_date_commission c WHERE tour_date_id = departure
    UNION ALL SELECT 2, c.starts_on, c.percent, c.quantity_minor FROM tour_commission c WHERE tour_id = tour
    UNION ALL SELECT 3, c.starts_on, c.percent, NULL FROM organizer_commission c WHERE organizer_id = organizer
    UNION ALL SELECT 4, c.starts_on, c.percent, NULL FROM storefront_commission c WHERE storefront = front
    UNION ALL SELECT 5, c.starts_on, c.percent, NULL FROM storefront_commission c WHERE storefront IS NULL
  ) agreed WHERE agreed.starts_on <= on_day ORDER BY agreed.distance, agreed.starts_on DESC LIMIT 1
$$;

DROP TRIGGER commission_kept ON booking;
DROP TRIGGER commission_of_another_date ON booking;
DROP FUNCTION commission_share(integer);
CREATE FUNCTION commission_share(departure integer, front text, on_day date) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT least(100, coalesce(term.percent, round(term.quantity_minor * 100.0 / d.price_minor, 4)))
    FROM tour_date d JOIN tour t ON t.id = d.tour_id
   CROSS JOIN LATERAL commission_term(d.id, t.id, t.organizer_id, front, on_day) term
   WHERE d.id = departure
$$;

-- Bookings of which nothing was agreed were shown to their organizers as theirs in full, and stay so.
UPDATE booking SET commission_percent = 0 WHERE commission_percent IS NULL;
ALTER TABLE booking ALTER commission_percent SET NOT NULL;

CREATE OR REPLACE FUNCTION keep_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.commission_percent := commission_share(NEW.tour_date_id, NEW.storefront, (now() AT TIME ZONE 'UTC')::date);
  IF NEW.commission_percent IS NULL THEN
    RAISE EXCEPTION 'nothing is sold without a commission'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'commission_agreed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER commission_kept BEFORE INSERT ON booking
  FOR EACH ROW EXECUTE FUNCTION keep_commission();
CREATE TRIGGER commission_of_another_date BEFORE UPDATE OF tour_date_id ON booking
  FOR EACH ROW WHEN (OLD.tour_date_id <> NEW.tour_date_id) EXECUTE FUNCTION keep_commission();

CREATE FUNCTION require_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM commission_term(NULL, NEW.id, NEW.organizer_id, NULL, (now() AT TIME ZONE 'UTC')::date))
     AND NOT EXISTS (SELECT FROM storefront_commission WHERE starts_on <= (now() AT TIME ZONE 'UTC')::date) THEN
    RAISE EXCEPTION 'nothing is published without a commission'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'commission_agreed';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_commission_agreed AFTER INSERT ON tour
  FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION require_commission();
CREATE TRIGGER tour_commission_agreed_again AFTER UPDATE OF status ON tour
  FOR EACH ROW WHEN (NEW.status = 'published' AND OLD.status <> 'published') EXECUTE FUNCTION require_commission();

-- What an organizer may be paid of a currency on a day: their part of what is over, as the domain's settlement has it, less what was paid.
CREATE FUNCTION payable_to(organizer integer, of_currency text, on_day date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT sum(stayed.minor - least(stayed.minor, ceil(stayed.minor * round(booking.commission_percent * 10000) / 1000000)))::bigint
      FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
     CROSS JOIN LATERAL (SELECT greatest(0, sum(received - refunded - held)) AS minor
                           FROM payment_money WHERE booking_id = booking.id) stayed
     WHERE booking.organizer_id = organizer AND booking.currency = of_currency AND stayed.minor > 0
       AND (booking.status = 4 OR (booking.status > 4 AND tour_date.ends_on < on_day))), 0)
   - coalesce((SELECT sum(amount_minor)::bigint FROM organizer_payout
                WHERE organizer_id = organizer AND currency = of_currency AND taken_back_at IS NULL), 0)
$$;

-- Pay-outs of one organizer wait for each other; none is more than is due.
CREATE FUNCTION guard_payouts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM organizer WHERE id = NEW.organizer_id FOR NO KEY UPDATE;
  IF NEW.amount_minor > payable_to(NEW.organizer_id, NEW.currency, (now() AT TIME ZONE 'UTC')::date) THEN
    RAISE EXCEPTION 'more than is due' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_within_due';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_guarded BEFORE INSERT ON organizer_payout
  FOR EACH ROW EXECUTE FUNCTION guard_payouts();
ALTER TABLE organizer_payout
  ADD CONSTRAINT payout_day CHECK (paid_on >= date '2000-01-01' AND paid_on <= (created_at AT TIME ZONE 'UTC')::date + 1) NOT VALID;
