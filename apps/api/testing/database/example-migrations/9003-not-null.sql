-- PostgreSQL believes the validated constraint and does not read the table.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE booking ALTER COLUMN source SET NOT NULL;
ALTER TABLE booking DROP CONSTRAINT booking_source_present;
