-- Signing in: whose a contact is, codes, single-use links, refresh tokens; and favourites.

-- Only a confirmed contact is somebody's: an address that anybody typed keeps its owner from nothing.
DROP INDEX account_email;
DROP INDEX account_phone;
CREATE UNIQUE INDEX account_email ON account (email) WHERE email_confirmed_at IS NOT NULL;
CREATE UNIQUE INDEX account_phone ON account (phone) WHERE phone_confirmed_at IS NOT NULL;
-- Addresses come in lower case by Unicode's rules; the database checks those of ASCII, which do not depend on
-- the locale that it was made with.
ALTER TABLE account
  DROP CONSTRAINT account_email_lower,
  ADD CONSTRAINT account_email_lower CHECK (email = lower(email COLLATE "C")),
  ADD CONSTRAINT account_confirmed_email_is_set CHECK (email_confirmed_at IS NULL OR email IS NOT NULL),
  ADD CONSTRAINT account_confirmed_phone_is_set CHECK (phone_confirmed_at IS NULL OR phone IS NOT NULL);

-- A refresh token is made from the session, a number that grows with each use and this secret, so that one that
-- was used up is known as such for ever without a list of them.
DELETE FROM session;
ALTER TABLE session
  DROP COLUMN refresh_hash,
  ADD COLUMN refresh_secret bytea NOT NULL,
  ADD COLUMN generation integer NOT NULL DEFAULT 1 CHECK (generation >= 1);

-- The code that a contact was sent last. A code sent again replaces it and keeps the count of wrong tries.
CREATE TABLE contact_code (
  purpose    text NOT NULL CHECK (purpose IN ('sign_in', 'staff', 'email', 'phone')),
  subject    text NOT NULL, -- signing in: the contact itself; confirming: the account's id
  contact    text NOT NULL, -- where it was sent
  code_hash  bytea NOT NULL,
  tries      smallint NOT NULL DEFAULT 0,
  sent_at    timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (purpose, subject),
  CONSTRAINT contact_code_tries CHECK (tries BETWEEN 0 AND 5)
);

-- How often something was done within its window: tries, codes sent, wrong passwords.
CREATE TABLE allowance (
  key     bytea PRIMARY KEY, -- a hash: whom it counts is nobody's business
  used    integer NOT NULL CHECK (used >= 0),
  ends_at timestamptz NOT NULL
);
CREATE INDEX allowance_over ON allowance (ends_at);

-- Links that work once.
CREATE TABLE one_time_token (
  token_hash bytea PRIMARY KEY, -- SHA-256: who reads the table cannot use them
  purpose    text NOT NULL CHECK (purpose IN ('sign_in', 'password_reset')),
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX one_time_token_account ON one_time_token (account_id);

CREATE TABLE favourite_tour (
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  tour_id    integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, tour_id)
);
CREATE INDEX favourite_tour_tour ON favourite_tour (tour_id);

-- Bookings that wait for their tourist to sign in.
CREATE INDEX booking_unclaimed_phone ON booking (phone) WHERE account_id IS NULL;
CREATE INDEX booking_unclaimed_email ON booking (lower(email)) WHERE account_id IS NULL;
