-- What a booking promised when it was made; null: its tour's own days, as before this was kept.
ALTER TABLE booking ADD COLUMN free_until date; -- last day on which cancelling costs nothing
-- Whether its departure was preliminary then: whoever booked it so is told once it is guaranteed.
ALTER TABLE booking ADD COLUMN was_preliminary boolean NOT NULL DEFAULT false;
ALTER TABLE booking_reminder
  DROP CONSTRAINT booking_reminder_kind_check,
  ADD CONSTRAINT booking_reminder_kind_check CHECK (kind IN ('pay', 'depart', 'review', 'guaranteed'));
