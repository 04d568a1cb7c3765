-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS organizer_payout_of_line ON organizer_payout (line_id) WHERE line_id IS NOT NULL;
