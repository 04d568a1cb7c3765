-- Search converts prices itself. The column goes with a later release: processes of the one before still read it.
ALTER TABLE tour ALTER price_rub_minor SET DEFAULT 0;
