-- without a transaction
-- An export asks for the external id of each row.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS import_id_row ON import_id (kind, id);
