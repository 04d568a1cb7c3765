-- without a transaction
-- The team's list, and whether an administrator is left.
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_staff ON account (id) WHERE is_staff;
-- The audit log by network address, newest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_address ON audit_entry (address, id DESC) WHERE address IS NOT NULL;
-- And what one of the staff did of one kind: they have tens of thousands of others.
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_account_call ON audit_entry (account_id, call, id DESC);
