-- Devices that are told of messages by Web Push; each belongs to the session that it was turned on in.
CREATE TABLE push_subscription (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  session_id uuid NOT NULL UNIQUE REFERENCES session ON DELETE CASCADE,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  endpoint   text NOT NULL UNIQUE, -- of the browser's push service
  p256dh     text NOT NULL, -- the browser's public key
  auth       text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscription_account ON push_subscription (account_id);

-- A session that has ended tells nobody anything.
CREATE FUNCTION drop_push_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER session_revoked_push AFTER UPDATE OF revoked_at ON session
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION drop_push_of_session();
