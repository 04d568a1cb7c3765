-- What a cruise's page tells of its ship, and the cabins that she offers.

ALTER TABLE ship
  -- What she is, such as "motor-ship"; nothing more is known of a ship without it.
  ADD vessel text,
  ADD built  smallint CHECK (built BETWEEN 1850 AND 2100),
  ADD decks  smallint CHECK (decks > 0),
  -- An image key or the path of a stored file.
  ADD image  text;

CREATE TABLE ship_cabin (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ship_id  integer NOT NULL REFERENCES ship,
  kind     text NOT NULL,
  -- People that it takes.
  capacity smallint NOT NULL CHECK (capacity BETWEEN 1 AND 8),
  deck     smallint NOT NULL CHECK (deck > 0),
  -- On top of the price of a seat of whichever departure, percent.
  supplement_percent smallint NOT NULL CHECK (supplement_percent BETWEEN 0 AND 400),
  inside   text[] NOT NULL DEFAULT '{}',
  UNIQUE (ship_id, kind, capacity)
);
