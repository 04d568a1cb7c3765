-- without a transaction
-- Letters of one booking, newest first, on its page of the desk.
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_booking ON outbox (booking_id, id) WHERE booking_id IS NOT NULL;
