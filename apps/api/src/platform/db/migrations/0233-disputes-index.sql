-- without a transaction
-- Open disputes by their deadline.
CREATE INDEX CONCURRENTLY IF NOT EXISTS task_dispute ON task (coalesce(due_at, 'infinity'), id) WHERE kind = 'dispute' AND closed_at IS NULL;
