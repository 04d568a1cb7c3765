-- People who sign in, their sessions, and the files that they bring.

CREATE TABLE account (
  id                  integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 10001),
  first_name          text NOT NULL DEFAULT '',
  last_name           text NOT NULL DEFAULT '',
  email               text, -- lower case
  email_confirmed_at  timestamptz,
  phone               text, -- E.164
  phone_confirmed_at  timestamptz,
  password_hash       text, -- argon2id; null: signs in by codes alone
  country_id          integer REFERENCES country,
  language            text NOT NULL DEFAULT 'en',
  currency            char(3) NOT NULL DEFAULT 'USD',
  timezone            text,
  storefront          text NOT NULL, -- where the account was made: its letters lead there
  -- What the person is beside a tourist.
  organizer_id        integer REFERENCES organizer,
  is_staff            boolean NOT NULL DEFAULT false,
  can_view_commission boolean NOT NULL DEFAULT false,
  can_use_knowledge   boolean NOT NULL DEFAULT false,
  seen_at             timestamptz, -- last activity
  created_at          timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_reachable CHECK (email IS NOT NULL OR phone IS NOT NULL),
  CONSTRAINT account_email_lower CHECK (email = lower(email)),
  CONSTRAINT commission_is_for_staff CHECK (is_staff OR NOT (can_view_commission OR can_use_knowledge))
);
CREATE UNIQUE INDEX account_email ON account (email);
CREATE UNIQUE INDEX account_phone ON account (phone);
CREATE INDEX account_organizer ON account (organizer_id) WHERE organizer_id IS NOT NULL;

-- A sign-in on one device. Its refresh token is rotated on use; a token that comes twice ends the session.
CREATE TABLE session (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id   integer NOT NULL REFERENCES account ON DELETE CASCADE,
  storefront   text NOT NULL,
  refresh_hash bytea NOT NULL UNIQUE, -- SHA-256 of the token that is good now
  created_at   timestamptz NOT NULL DEFAULT now(),
  refreshed_at timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL,
  revoked_at   timestamptz
);
CREATE INDEX session_account ON session (account_id) WHERE revoked_at IS NULL;

-- What people upload; the bytes lie in the file store under `storage_key`.
CREATE TABLE stored_file (
  id                integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 1001),
  uuid              uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(), -- its public name
  kind              text NOT NULL CHECK (kind IN ('image', 'review_image', 'file', 'video')),
  bucket            text NOT NULL,
  storage_key       text NOT NULL UNIQUE,
  media_type        text NOT NULL,
  byte_size         bigint NOT NULL CHECK (byte_size > 0),
  name              text NOT NULL, -- as the person called it, for downloads
  width             integer,
  height            integer,
  is_public         boolean NOT NULL DEFAULT false,
  account_id        integer REFERENCES account ON DELETE SET NULL, -- null: brought by a visitor
  delete_token_hash bytea, -- who holds the token may delete a visitor's file
  created_at        timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stored_file_account ON stored_file (account_id);

ALTER TABLE account ADD COLUMN avatar_id integer REFERENCES stored_file ON DELETE SET NULL;

-- Whose a booking is; null while nobody who signed in has made or claimed it.
ALTER TABLE booking ADD COLUMN account_id integer REFERENCES account ON DELETE SET NULL;
CREATE INDEX booking_account ON booking (account_id) WHERE account_id IS NOT NULL;

-- What all processes of an installation share where the operator has set nothing.
CREATE TABLE instance_secret (
  name  text PRIMARY KEY,
  value text NOT NULL
);

-- Which parts of the demo data were loaded.
CREATE TABLE demo_load (
  name      text PRIMARY KEY,
  loaded_at timestamptz NOT NULL DEFAULT now()
);
