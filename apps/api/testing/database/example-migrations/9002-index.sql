-- without a transaction: neither statement keeps anybody from reading or writing, however long it takes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_source ON booking (source, id DESC);
-- squawk-ignore prefer-robust-stmts -- validating again is harmless
ALTER TABLE booking VALIDATE CONSTRAINT booking_source_present;
