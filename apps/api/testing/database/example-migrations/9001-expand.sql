-- Where a booking came from. A default that is a constant is not written into the rows, so no table is rewritten.
ALTER TABLE booking ADD COLUMN source text DEFAULT 'unknown';
-- Holds for new rows from now on; the old ones are looked through by the next migration.
ALTER TABLE booking ADD CONSTRAINT booking_source_present CHECK (source IS NOT NULL) NOT VALID;
CREATE TABLE booking_remark (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  booking_id integer NOT NULL REFERENCES booking,
  note       text NOT NULL
);
CREATE INDEX booking_remark_booking ON booking_remark (booking_id);
