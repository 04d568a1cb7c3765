-- Cabins are booked: so many of a kind are sold on each departure, and a booking takes whole ones.

-- Ships of before get a few of each kind: what is not known is not sold without end.
ALTER TABLE ship_cabin ADD quantity smallint NOT NULL DEFAULT 4 CHECK (quantity > 0);

-- Of a booking that named a kind of cabin.
ALTER TABLE booking ADD ship_cabin_id integer REFERENCES ship_cabin;

CREATE INDEX booking_cabin ON booking (tour_date_id, ship_cabin_id) WHERE ship_cabin_id IS NOT NULL;

-- How many cabins of each kind are free on the departures of cruises.
CREATE VIEW departure_cabin AS
  SELECT departure.id AS tour_date_id, cabin.id AS ship_cabin_id,
    cabin.quantity - (
      SELECT coalesce(sum(ceil(booking.seats / cabin.capacity::numeric)), 0)::integer
        FROM booking
       -- Up to 4 a booking holds its seats, from 5 on it is cancelled.
       WHERE booking.tour_date_id = departure.id AND booking.ship_cabin_id = cabin.id AND booking.status < 5
    ) AS cabins_left
  FROM tour_date departure
  JOIN tour ON tour.id = departure.tour_id AND tour.is_cruise
  JOIN ship_cabin cabin ON cabin.ship_id = tour.ship_id;

-- No statement gets past the last cabin: bookings of one departure wait for each other, then count.
CREATE FUNCTION guard_cabins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tour_date WHERE id = NEW.tour_date_id FOR UPDATE;
  IF coalesce((SELECT cabins_left FROM departure_cabin
                WHERE tour_date_id = NEW.tour_date_id AND ship_cabin_id = NEW.ship_cabin_id), -1) < 0 THEN
    RAISE EXCEPTION 'no such cabin is left on this departure'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cabins_never_oversold';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER cabins_guarded AFTER INSERT OR UPDATE OF ship_cabin_id, tour_date_id, adults, children ON booking
  FOR EACH ROW WHEN (NEW.ship_cabin_id IS NOT NULL AND NEW.status < 5) EXECUTE FUNCTION guard_cabins();
