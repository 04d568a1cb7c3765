-- By what a person knows their devices.
ALTER TABLE session
  ADD COLUMN browser text NOT NULL DEFAULT '',
  ADD COLUMN system  text NOT NULL DEFAULT '',
  ADD COLUMN country text; -- ISO 3166 code, where a balancer says it

CREATE TABLE passkey (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id    integer NOT NULL REFERENCES account ON DELETE CASCADE,
  storefront    text NOT NULL, -- whose address it is bound to
  credential_id text NOT NULL UNIQUE, -- base64url
  public_key    bytea NOT NULL,
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  is_synced     boolean NOT NULL,
  name          text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  used_at       timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

-- What a browser was asked to sign: each is good once, for five minutes, at one storefront.
CREATE TABLE passkey_challenge (
  challenge  text PRIMARY KEY, -- base64url
  storefront text NOT NULL,
  account_id integer REFERENCES account ON DELETE CASCADE, -- null: a sign-in, by whoever has a key
  expires_at timestamptz NOT NULL DEFAULT now() + interval '5 minutes'
);
