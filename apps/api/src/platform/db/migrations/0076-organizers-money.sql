-- What organizers are due, and what was paid out to them.

-- The share of a departure that the marketplace keeps, percent; null where nothing was agreed.
CREATE FUNCTION commission_share(departure integer) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT least(100, CASE WHEN own.tour_date_id IS NOT NULL
           THEN coalesce(own.percent, round(own.quantity_minor * 100.0 / d.price_minor, 4))
           ELSE coalesce(agreed.percent, round(agreed.quantity_minor * 100.0 / d.price_minor, 4)) END)
    FROM tour_date d
    LEFT JOIN tour_date_commission own ON own.tour_date_id = d.id
    LEFT JOIN tour_commission agreed ON agreed.tour_id = d.tour_id
   WHERE d.id = departure
$$;

-- As it was agreed on when the booking was made, or moved to another date: later agreements change no booking.
ALTER TABLE booking ADD commission_percent numeric(7, 4) CHECK (commission_percent BETWEEN 0 AND 100);
UPDATE booking SET commission_percent = commission_share(tour_date_id);
CREATE FUNCTION keep_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.commission_percent := commission_share(NEW.tour_date_id);
  RETURN NEW;
END $$;
CREATE TRIGGER commission_kept BEFORE INSERT ON booking
  FOR EACH ROW EXECUTE FUNCTION keep_commission();
CREATE TRIGGER commission_of_another_date BEFORE UPDATE OF tour_date_id ON booking
  FOR EACH ROW WHEN (OLD.tour_date_id <> NEW.tour_date_id) EXECUTE FUNCTION keep_commission();

-- What staff have paid out, as they write it down. A mistake is taken back, never changed.
CREATE TABLE organizer_payout (
  id            integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  organizer_id  integer NOT NULL REFERENCES organizer,
  currency      char(3) NOT NULL,
  amount_minor  bigint NOT NULL CHECK (amount_minor > 0),
  paid_on       date NOT NULL,
  reference     text NOT NULL CHECK (reference <> ''), -- of the bank's document
  created_at    timestamptz NOT NULL DEFAULT now(),
  taken_back_at timestamptz
);
-- One document of the bank is written down once.
CREATE UNIQUE INDEX organizer_payout_once ON organizer_payout (organizer_id, reference) WHERE taken_back_at IS NULL;
