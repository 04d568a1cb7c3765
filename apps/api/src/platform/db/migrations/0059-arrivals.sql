-- Parties that have come to where they are met. A booking comes once: a second scan finds the first.
CREATE TABLE booking_arrival (
  booking_id integer PRIMARY KEY REFERENCES booking ON DELETE CASCADE,
  scan       uuid NOT NULL, -- made by the scanner: the same scan may be sent again
  scanned_at timestamptz NOT NULL, -- by the scanner's clock
  marked_at  timestamptz NOT NULL DEFAULT now(),
  account_id integer REFERENCES account ON DELETE SET NULL
);
