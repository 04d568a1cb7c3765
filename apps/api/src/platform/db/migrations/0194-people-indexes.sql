-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_blocked ON account (id) WHERE blocked_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_merged_into ON account (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS certificate_buyer ON certificate (lower(buyer_email));
CREATE INDEX CONCURRENTLY IF NOT EXISTS certificate_recipient ON certificate (lower(recipient_email));
CREATE INDEX CONCURRENTLY IF NOT EXISTS program_subscription_email ON program_subscription (email);
