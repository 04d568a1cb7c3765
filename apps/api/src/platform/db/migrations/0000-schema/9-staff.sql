-- What staff did.

-- What staff did. No reference to the account: an entry outlives it.
CREATE TABLE audit_entry (
  id           bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at           timestamptz NOT NULL DEFAULT now(),
  account_id   integer NOT NULL,
  call         text NOT NULL, -- name of the call of the contract
  subject_kind text,
  subject_id   text,
  request_id   text NOT NULL,
  CONSTRAINT audit_entry_check CHECK ((subject_kind IS NULL) = (subject_id IS NULL))
);
CREATE INDEX audit_entry_account ON audit_entry (account_id, id DESC);
CREATE INDEX audit_entry_call ON audit_entry (call, id DESC);
CREATE INDEX audit_entry_at ON audit_entry (at);
-- Entries are added and never changed, whoever the API is taken over by.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only added to';
END $$;
CREATE TRIGGER audit_entry_all_stay BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entry_stays BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
