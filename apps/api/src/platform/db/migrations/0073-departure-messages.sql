-- What an organizer wrote to all guests of a departure at once; each has it as a message of their chat.
CREATE TABLE departure_message (
  id            integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  tour_date_id  integer NOT NULL REFERENCES tour_date ON DELETE CASCADE,
  author_id     integer REFERENCES account ON DELETE SET NULL,
  body          text NOT NULL,
  sent_count    integer NOT NULL,
  skipped_count integer NOT NULL, -- bookings whose guest has no chat: no account, or a chat that is frozen
  created_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX departure_message_date ON departure_message (tour_date_id, id DESC);
