-- Answers that come by messengers, and a messenger to try them with.

ALTER TABLE outbox
  ADD COLUMN chat_id integer REFERENCES chat ON DELETE SET NULL, -- that it tells of
  ADD COLUMN chat_message_id integer, -- the newest message of that chat that it tells of
  ADD COLUMN external_id text, -- what the messenger calls it: answers name it
  DROP CONSTRAINT outbox_channel_check,
  ADD CONSTRAINT outbox_channel_check CHECK (channel IN ('email', 'sms', 'telegram', 'telegram_with_phone_request', 'vk', 'vk_via_sms_service', 'whatsapp', 'whatsapp_paid', 'sandbox'));
CREATE INDEX outbox_chat ON outbox (chat_id, chat_message_id) WHERE chat_id IS NOT NULL;

ALTER TABLE messenger_connection
  DROP CONSTRAINT messenger_connection_source_check,
  ADD CONSTRAINT messenger_connection_source_check CHECK (source IN ('telegram', 'vk', 'whatsapp', 'sandbox'));
ALTER TABLE messenger_origin
  DROP CONSTRAINT messenger_origin_source_check,
  ADD CONSTRAINT messenger_origin_source_check CHECK (source IN ('telegram', 'vk', 'whatsapp', 'sandbox'));

-- Updates that were heard: messengers send one again until they have an answer.
CREATE TABLE messenger_update (
  source    text NOT NULL,
  update_id text NOT NULL,
  heard_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, update_id)
);
CREATE INDEX messenger_update_age ON messenger_update (heard_at);

-- What people wrote in the sandbox messenger; what they were written is in the outbox.
CREATE TABLE sandbox_message (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person     text NOT NULL,
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 4096),
  reply_to   bigint, -- of the outbox
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_message_person ON sandbox_message (person, id);
