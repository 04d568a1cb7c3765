-- The rest of a booking's price is due on the eve: a letter a week before the start, and one more two days before it.
ALTER TABLE booking_reminder
  DROP CONSTRAINT booking_reminder_kind_check,
  ADD CONSTRAINT booking_reminder_kind_check
    CHECK (kind IN ('pay', 'depart', 'review', 'guaranteed', 'rest', 'restLast'));
