-- Who travels on a booking, and what they have told about their journey.

-- The link for travellers: it lets them fill themselves in, and shows no more than first names.
ALTER TABLE booking ADD COLUMN tourists_uuid uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX booking_tourists_uuid ON booking (tourists_uuid);
-- Tickets of the whole party: arrival, departure and the like.
ALTER TABLE booking ADD COLUMN tickets jsonb NOT NULL DEFAULT '{}';

CREATE TABLE tourist (
  id               integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 20001),
  booking_id       integer NOT NULL REFERENCES booking ON DELETE CASCADE,
  -- One of the booking's seats: two who fill in at once can never share one.
  place            smallint NOT NULL CHECK (place >= 1),
  first_name       text NOT NULL,
  last_name        text NOT NULL DEFAULT '',
  middle_name      text NOT NULL DEFAULT '',
  birthday         date,
  passport         bytea, -- encrypted: a copy of the table tells no passports
  email            text,
  phone            text,
  food_restriction text,
  comment          text,
  is_touched       boolean NOT NULL DEFAULT false, -- filled in by hand rather than taken from the order
  updated_at       timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT tourist_place UNIQUE (booking_id, place)
);
