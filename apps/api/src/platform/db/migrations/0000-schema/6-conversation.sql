-- Chats, messengers, calls and letters.

-- One chat for a tourist and an organizer, and one for a tourist and support.
CREATE TABLE chat (
  id                  integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 3001),
  account_id          integer NOT NULL REFERENCES account ON DELETE CASCADE, -- the tourist
  organizer_id        integer REFERENCES organizer, -- null: with support
  tour_id             integer REFERENCES tour ON DELETE SET NULL, -- the one asked about last
  storefront          text NOT NULL, -- where it was opened: links of its letters lead there
  last_message_id     integer, -- a message that was taken back stays the last one
  -- The newest message that each side has seen.
  tourist_read_id     integer NOT NULL DEFAULT 0,
  host_read_id        integer NOT NULL DEFAULT 0,
  -- When a side was written to about what it has not read; null again once it reads.
  tourist_reminded_at timestamptz,
  host_reminded_at    timestamptz,
  frozen_at           timestamptz,
  created_at          timestamptz NOT NULL DEFAULT now(),
  updated_at          timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT chat_of_pair UNIQUE NULLS NOT DISTINCT (account_id, organizer_id)
);
CREATE INDEX chat_account ON chat (account_id, updated_at DESC);
CREATE INDEX chat_tourist_unread ON chat (updated_at)
  WHERE tourist_reminded_at IS NULL AND last_message_id > tourist_read_id;
CREATE INDEX chat_host_unread ON chat (updated_at) WHERE host_reminded_at IS NULL AND last_message_id > host_read_id;
CREATE INDEX chat_organizer ON chat (organizer_id, updated_at DESC);
CREATE INDEX chat_frozen ON chat (frozen_at) WHERE frozen_at IS NOT NULL;
CREATE INDEX chat_tour ON chat (tour_id) WHERE tour_id IS NOT NULL;

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
  -- Staff have looked at a message and left it as it is.
  passed_at         timestamptz,
  CONSTRAINT chat_message_says_something CHECK (body <> '' OR attachment_status IS NOT NULL OR deleted_at IS NOT NULL),
  CONSTRAINT chat_file_has_status CHECK (file_id IS NULL OR attachment_status IS NOT NULL)
);
CREATE INDEX chat_message_chat ON chat_message (chat_id, id);
CREATE INDEX chat_message_file ON chat_message (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX chat_message_author ON chat_message (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX chat_message_tour ON chat_message (tour_id) WHERE tour_id IS NOT NULL;

-- Who does not want to be written to about a chat.
CREATE TABLE chat_mute (
  chat_id    integer NOT NULL REFERENCES chat ON DELETE CASCADE,
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  PRIMARY KEY (chat_id, account_id)
);
CREATE INDEX chat_mute_account ON chat_mute (account_id);

-- Each time that staff froze a chat or opened it again; a chat's last row says why it is as it is.
CREATE TABLE chat_freeze (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  chat_id    integer NOT NULL REFERENCES chat ON DELETE CASCADE,
  is_frozen  boolean NOT NULL,
  reason     text NOT NULL CHECK (reason <> ''),
  account_id integer REFERENCES account ON DELETE SET NULL,
  at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chat_freeze_chat ON chat_freeze (chat_id, id DESC);
CREATE INDEX chat_freeze_account ON chat_freeze (account_id) WHERE account_id IS NOT NULL;

-- A chat with support in which something was said.
CREATE TABLE support_chat (
  chat_id       integer PRIMARY KEY REFERENCES chat ON DELETE CASCADE,
  waiting_since timestamptz, -- the first words of the tourist that nobody has answered; null: all are answered
  assignee_id   integer REFERENCES account ON DELETE SET NULL,
  closed_at     timestamptz, -- null: somebody still has to look after it
  closed_by     integer REFERENCES account ON DELETE SET NULL,
  CONSTRAINT support_chat_closed_is_nobodys CHECK (closed_at IS NULL OR (waiting_since IS NULL AND assignee_id IS NULL))
);
CREATE INDEX support_chat_open ON support_chat (waiting_since) WHERE closed_at IS NULL;
CREATE INDEX support_chat_closed ON support_chat (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX support_chat_assignee ON support_chat (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX support_chat_closed_by ON support_chat (closed_by) WHERE closed_by IS NOT NULL;

-- A ticket opens one websocket for a session, once.
CREATE TABLE realtime_ticket (
  hash       bytea PRIMARY KEY, -- SHA-256
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX realtime_ticket_expiry ON realtime_ticket (expires_at);
CREATE INDEX realtime_ticket_session ON realtime_ticket (session_id);

-- Codes that are dialled after a shared number and lead to a person without showing theirs.
CREATE TABLE phone_code (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  code         text NOT NULL CHECK (code ~ '^\d{6}$'),
  number       text NOT NULL, -- the shared number, E.164
  organizer_id integer REFERENCES organizer, -- who is called: an organizer, or the tourist of a chat
  chat_id      integer REFERENCES chat ON DELETE CASCADE,
  timezone     text,
  expires_at   timestamptz NOT NULL,
  CONSTRAINT phone_code_number_code_key UNIQUE (number, code),
  CONSTRAINT phone_code_calls_one CHECK (num_nonnulls(organizer_id, chat_id) = 1)
);
CREATE INDEX phone_code_expiry ON phone_code (expires_at);
CREATE INDEX phone_code_chat ON phone_code (chat_id) WHERE chat_id IS NOT NULL;

-- Every message to a person goes out through here. The queue itself is the job library's, in a schema of its own.
CREATE TABLE outbox (
  id              bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  channel         text NOT NULL CHECK (channel IN ('email', 'sms', 'telegram', 'telegram_with_phone_request', 'vk', 'vk_via_sms_service', 'whatsapp', 'whatsapp_paid')),
  recipient       text NOT NULL,
  subject         text,
  body            text NOT NULL,
  kind            text NOT NULL,
  booking_id      integer REFERENCES booking,
  created_at      timestamptz NOT NULL DEFAULT now(),
  sent_at         timestamptz,
  tries           smallint NOT NULL DEFAULT 0,
  last_error      text,
  locale          text, -- of the reader
  chat_id         integer REFERENCES chat ON DELETE SET NULL, -- that it tells of
  chat_message_id integer, -- the newest message of that chat that it tells of
  external_id     text, -- what the messenger calls it: answers name it
  quoted_ids      integer[], -- messages of its chat whose texts stand in it
  edited_at       timestamptz, -- when its messenger was told to show it otherwise
  deleted_at      timestamptz, -- when its messenger was told to take it away
  -- What a mail program gets beside the text: markup, whom an answer reaches, and the address that ends such letters.
  letter          jsonb
);
CREATE INDEX outbox_recipient ON outbox (recipient, id);
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_failed ON outbox (id) WHERE sent_at IS NULL AND last_error IS NOT NULL;
CREATE INDEX outbox_chat ON outbox (chat_id, chat_message_id) WHERE chat_id IS NOT NULL;

-- Messengers that a person has connected.
CREATE TABLE messenger_connection (
  account_id   integer NOT NULL REFERENCES account ON DELETE CASCADE,
  source       text NOT NULL CHECK (source IN ('telegram', 'vk', 'whatsapp')),
  external_id  text NOT NULL, -- the person's chat id there
  connected_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT messenger_connection_source_external_id_key UNIQUE (source, external_id),
  PRIMARY KEY (account_id, source)
);

-- Codes to connect a messenger with.
CREATE TABLE messenger_code (
  hash       bytea PRIMARY KEY, -- SHA-256
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  source     text NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT messenger_code_account_id_source_key UNIQUE (account_id, source)
);

-- Which request, subscription or seminar somebody wrote to a messenger about, by the link they came through. It says
-- where they came from and authorises nothing.
CREATE TABLE messenger_origin (
  source      text NOT NULL CHECK (source IN ('telegram', 'vk', 'whatsapp')),
  external_id text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('client', 'request', 'subscriber', 'webinar')),
  subject     text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, external_id, kind, subject)
);

-- Updates that were heard: messengers send one again until they have an answer.
CREATE TABLE messenger_update (
  source    text NOT NULL,
  update_id text NOT NULL,
  heard_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, update_id)
);
CREATE INDEX messenger_update_age ON messenger_update (heard_at);

-- What people wrote into chats from their messengers, by the name that an edit there gives it.
CREATE TABLE messenger_message (
  source          text NOT NULL CHECK (source IN ('telegram', 'vk', 'whatsapp')),
  person          text NOT NULL, -- as messenger_connection.external_id
  external_id     text NOT NULL,
  chat_message_id integer NOT NULL UNIQUE REFERENCES chat_message ON DELETE CASCADE,
  written_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, person, external_id)
);
CREATE INDEX messenger_message_age ON messenger_message (written_at);
