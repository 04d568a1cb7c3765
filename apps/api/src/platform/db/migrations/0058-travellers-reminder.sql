-- One reminder of travellers whose data is missing.
ALTER TABLE booking_reminder
  DROP CONSTRAINT booking_reminder_kind_check,
  ADD CONSTRAINT booking_reminder_kind_check CHECK (kind IN ('pay', 'depart', 'review', 'guaranteed', 'travellers'));
-- Those whose passports are still kept: few, and looked through every night.
CREATE INDEX tourist_with_passport ON tourist (booking_id) WHERE passport IS NOT NULL;
