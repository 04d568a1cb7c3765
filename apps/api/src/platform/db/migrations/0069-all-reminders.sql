-- Every letter about a date: two changes of the kinds were made side by side, and the later one left out the earlier's.
ALTER TABLE booking_reminder
  DROP CONSTRAINT booking_reminder_kind_check,
  ADD CONSTRAINT booking_reminder_kind_check
    CHECK (kind IN ('pay', 'depart', 'review', 'guaranteed', 'travellers', 'rest', 'restLast'));
