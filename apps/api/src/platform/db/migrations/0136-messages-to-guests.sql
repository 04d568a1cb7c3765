-- A message of an organizer's goes to a whole departure or to the guest of one booking, and says whom it did not reach.
ALTER TABLE departure_message
  ADD COLUMN booking_id integer REFERENCES booking ON DELETE CASCADE,
  ADD COLUMN unreached  integer[] NOT NULL DEFAULT '{}'; -- bookings
CREATE INDEX departure_message_booking ON departure_message (booking_id) WHERE booking_id IS NOT NULL;
