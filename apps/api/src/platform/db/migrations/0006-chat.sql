-- Chats, what happens in them as events, and the ways to reach a person outside.

-- One chat for a tourist and an organizer, and one for a tourist and support.
CREATE TABLE chat (
  id                 integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 3001),
  account_id         integer NOT NULL REFERENCES account ON DELETE CASCADE, -- the tourist
  organizer_id       integer REFERENCES organizer, -- null: with support
  tour_id            integer REFERENCES tour ON DELETE SET NULL, -- the one asked about last
  storefront         text NOT NULL, -- where it was opened: links of its letters lead there
  last_message_id    integer, -- a message that was taken back stays the last one
  -- The newest message that each side has seen.
  tourist_read_id    integer NOT NULL DEFAULT 0,
  host_read_id       integer NOT NULL DEFAULT 0,
  -- When a side was written to about what it has not read; null again once it reads.
  tourist_reminded_at timestamptz,
  host_reminded_at    timestamptz,
  frozen_at          timestamptz,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT chat_of_pair UNIQUE NULLS NOT DISTINCT (account_id, organizer_id)
);
CREATE INDEX chat_account ON chat (account_id, updated_at DESC);
CREATE INDEX chat_tourist_unread ON chat (updated_at)
  WHERE tourist_reminded_at IS NULL AND last_message_id > tourist_read_id;
CREATE INDEX chat_host_unread ON chat (updated_at) WHERE host_reminded_at IS NULL AND last_message_id > host_read_id;
CREATE INDEX chat_organizer ON chat (organizer_id, updated_at DESC);

CREATE TABLE chat_message (
  id                integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 10001),
  chat_id           integer NOT NULL REFERENCES chat ON DELETE CASCADE,
  side              text NOT NULL CHECK (side IN ('tourist', 'organizer', 'support')),
  author_id         integer REFERENCES account ON DELETE SET NULL,
  body              text NOT NULL CHECK (length(body) <= 5000),
  tour_id           integer REFERENCES tour ON DELETE SET NULL, -- what it asks about
  file_id           integer REFERENCES stored_file ON DELETE SET NULL,
  attachment_status text CHECK (attachment_status IN ('ready', 'downloaded')), -- null: it came without a file
  original_body     text, -- what was written, where staff has changed it
  created_at        timestamptz NOT NULL DEFAULT now(),
  edited_at         timestamptz,
  moderated_at      timestamptz,
  deleted_at        timestamptz,
  CONSTRAINT chat_message_says_something CHECK (body <> '' OR attachment_status IS NOT NULL OR deleted_at IS NOT NULL),
  CONSTRAINT chat_file_has_status CHECK (file_id IS NULL OR attachment_status IS NOT NULL)
);
CREATE INDEX chat_message_chat ON chat_message (chat_id, id);
CREATE INDEX chat_message_file ON chat_message (file_id) WHERE file_id IS NOT NULL;

-- Who does not want to be written to about a chat.
CREATE TABLE chat_mute (
  chat_id    integer NOT NULL REFERENCES chat ON DELETE CASCADE,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  PRIMARY KEY (chat_id, account_id)
);

-- What happened, once for each side that hears of it. Ids are given under a lock that is held until the
-- transaction ends, so that they become visible in their order: who has read up to one has missed none below.
CREATE TABLE realtime_event (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  topic      text NOT NULL, -- account/ID, organizer/ID or staff
  event      text NOT NULL,
  chat_id    integer, -- null: about all chats of the account
  data       jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX realtime_event_topic ON realtime_event (topic, id);
CREATE INDEX realtime_event_age ON realtime_event (created_at);

-- Up to which id events were thrown away: who resumes from below has missed some.
CREATE TABLE realtime_trim (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_id bigint NOT NULL
);
INSERT INTO realtime_trim (last_id) VALUES (0);

-- A ticket opens one websocket for a session, once.
CREATE TABLE realtime_ticket (
  hash       bytea PRIMARY KEY, -- SHA-256
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX realtime_ticket_expiry ON realtime_ticket (expires_at);

-- Who holds a websocket on which process. Lost with a crash of the database, and soon known again.
CREATE UNLOGGED TABLE realtime_presence (
  account_id  integer NOT NULL,
  process_id  uuid NOT NULL,
  alive_until timestamptz NOT NULL,
  PRIMARY KEY (account_id, process_id)
);

-- A revoked session's sockets are closed at once, on whichever process.
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_end', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_revoked AFTER UPDATE OF revoked_at ON session
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_session_end();
CREATE TRIGGER session_deleted AFTER DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION tell_session_end();

-- Messengers that a person has connected, and the codes to do so with.
CREATE TABLE messenger_connection (
  account_id   integer NOT NULL REFERENCES account ON DELETE CASCADE,
  source       text NOT NULL CHECK (source IN ('telegram', 'vk', 'whatsapp')),
  external_id  text NOT NULL, -- the person's chat id there
  connected_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, source),
  UNIQUE (source, external_id)
);
CREATE TABLE messenger_code (
  hash       bytea PRIMARY KEY, -- SHA-256
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  source     text NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (account_id, source) -- a new code takes the place of the one before
);

-- Which request, subscription or seminar somebody wrote to a messenger about, by the link they came through.
-- It says where they came from and authorises nothing.
CREATE TABLE messenger_origin (
  source      text NOT NULL CHECK (source IN ('telegram', 'vk', 'whatsapp')),
  external_id text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('client', 'request', 'subscriber', 'webinar')),
  subject     text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, external_id, kind, subject)
);

-- Codes that are dialled after a shared number and lead to a person without showing theirs.
CREATE TABLE phone_code (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  code         text NOT NULL CHECK (code ~ '^\d{6}$'),
  number       text NOT NULL, -- the shared number, E.164
  organizer_id integer REFERENCES organizer, -- who is called: an organizer, or the tourist of a chat
  chat_id      integer REFERENCES chat ON DELETE CASCADE,
  timezone     text,
  expires_at   timestamptz NOT NULL,
  CONSTRAINT phone_code_calls_one CHECK (num_nonnulls(organizer_id, chat_id) = 1),
  UNIQUE (number, code)
);
CREATE INDEX phone_code_expiry ON phone_code (expires_at);
