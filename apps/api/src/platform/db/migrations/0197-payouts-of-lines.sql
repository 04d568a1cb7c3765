-- without a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS organizer_payout_line ON organizer_payout (line_id) WHERE taken_back_at IS NULL;
