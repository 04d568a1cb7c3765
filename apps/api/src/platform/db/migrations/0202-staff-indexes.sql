-- without a transaction
-- The team's list, and whether an administrator is left.
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_staff ON account (id) WHERE is_staff;
-- The audit log by network address, newest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_address ON audit_entry (address, id DESC) WHERE address IS NOT NULL;
