-- Messages out: what became of each. The queue itself is the job library's, in a schema of its own.
ALTER TABLE outbox ADD COLUMN last_error text;
ALTER TABLE outbox ADD COLUMN locale text; -- of the reader
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE sent_at IS NULL;

-- A letter that goes out once in the life of a booking, whoever asks for it how often.
CREATE TABLE booking_reminder (
  booking_id integer NOT NULL REFERENCES booking ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('pay', 'depart', 'review')),
  made_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (booking_id, kind)
);
CREATE INDEX booking_made ON booking (tour_date_id) WHERE status = 3;
