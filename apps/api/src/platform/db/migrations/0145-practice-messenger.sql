-- The practice messenger is a program of its own that plays Telegram and keeps its messages itself.

DROP TABLE sandbox_message;
DELETE FROM messenger_message WHERE source = 'sandbox';
DELETE FROM messenger_connection WHERE source = 'sandbox';
DELETE FROM messenger_origin WHERE source = 'sandbox';
DELETE FROM messenger_update WHERE source = 'sandbox';
DELETE FROM outbox WHERE channel = 'sandbox';
ALTER TABLE outbox
  DROP CONSTRAINT outbox_channel_check,
  ADD CONSTRAINT outbox_channel_check CHECK (channel IN ('email', 'sms', 'telegram', 'telegram_with_phone_request', 'vk', 'vk_via_sms_service', 'whatsapp', 'whatsapp_paid'));
ALTER TABLE messenger_connection
  DROP CONSTRAINT messenger_connection_source_check,
  ADD CONSTRAINT messenger_connection_source_check CHECK (source IN ('telegram', 'vk', 'whatsapp'));
ALTER TABLE messenger_origin
  DROP CONSTRAINT messenger_origin_source_check,
  ADD CONSTRAINT messenger_origin_source_check CHECK (source IN ('telegram', 'vk', 'whatsapp'));
ALTER TABLE messenger_message
  DROP CONSTRAINT messenger_message_source_check,
  ADD CONSTRAINT messenger_message_source_check CHECK (source IN ('telegram', 'vk', 'whatsapp'));
