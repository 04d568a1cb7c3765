-- Staff have looked at a message and left it as it is.
ALTER TABLE chat_message ADD passed_at timestamptz;

ALTER TABLE payment_alert
  ADD resolved_at timestamptz,
  ADD resolved_by integer REFERENCES account ON DELETE SET NULL;
CREATE INDEX payment_alert_open ON payment_alert (id) WHERE resolved_at IS NULL;

CREATE INDEX outbox_failed ON outbox (id) WHERE sent_at IS NULL AND last_error IS NOT NULL;
