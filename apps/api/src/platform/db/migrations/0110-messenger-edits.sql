-- Edits and deletions of messages reach the messengers, and edits come from them.

ALTER TABLE outbox
  ADD COLUMN quoted_ids integer[], -- messages of its chat whose texts stand in it
  ADD COLUMN edited_at timestamptz, -- when its messenger was told to show it otherwise
  ADD COLUMN deleted_at timestamptz; -- when its messenger was told to take it away

-- What people wrote into chats from their messengers, by the name that an edit there gives it.
CREATE TABLE messenger_message (
  source          text NOT NULL CHECK (source IN ('telegram', 'vk', 'whatsapp', 'sandbox')),
  person          text NOT NULL, -- as messenger_connection.external_id
  external_id     text NOT NULL,
  chat_message_id integer NOT NULL UNIQUE REFERENCES chat_message ON DELETE CASCADE,
  written_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, person, external_id)
);
CREATE INDEX messenger_message_age ON messenger_message (written_at);

ALTER TABLE sandbox_message ADD COLUMN edited_at timestamptz;
