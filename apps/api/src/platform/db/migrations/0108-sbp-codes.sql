-- The code of a payment by the system of instant payments is good until then, where its provider says so: a later start makes another.
ALTER TABLE payment ADD COLUMN code_ends_at timestamptz;
