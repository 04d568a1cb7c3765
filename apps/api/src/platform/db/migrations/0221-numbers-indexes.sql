-- without a transaction
-- A day of the figures is counted by when things happened.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_created ON booking (storefront, created_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_settled ON payment (coalesce(settled_at, created_at)) WHERE status = 2 AND booking_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS refund_created ON refund (created_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_event_cancelled ON booking_event (at) WHERE to_status >= 5;
CREATE INDEX CONCURRENTLY IF NOT EXISTS chat_message_asked ON chat_message (created_at) WHERE side = 'tourist';
