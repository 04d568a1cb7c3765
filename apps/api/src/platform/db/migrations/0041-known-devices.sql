-- Browsers that an account has signed in on, by what each keeps in a cookie: a sign-in on another is told its owner.
CREATE TABLE known_device (
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  hash       bytea NOT NULL, -- SHA-256 of the cookie
  seen_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, hash)
);
CREATE INDEX known_device_seen ON known_device (seen_at);
