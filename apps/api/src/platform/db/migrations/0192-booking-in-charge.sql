-- without a transaction
-- Whoever leaves is in charge of nothing any more.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_in_charge ON booking (in_charge_id) WHERE in_charge_id IS NOT NULL;
