-- What banks say beside "paid" and "failed": refunds that wait or fail, money given back at the bank, disputes, other sums.

-- What the payer was asked for, where another sum came.
ALTER TABLE payment ADD asked_minor bigint CHECK (asked_minor > 0);

-- `sent`: the bank has the refund and has not carried it out yet. `void`: given back at the bank, which then failed, so
-- the money is ours again. `failed` with `refused_at`: the bank itself said so.
ALTER TABLE refund DROP CONSTRAINT refund_status_check;
ALTER TABLE refund
  ADD CONSTRAINT refund_status_check CHECK (status IN ('pending', 'sent', 'done', 'failed', 'void')),
  ADD provider_ref text,
  ADD refused_at timestamptz,
  ADD CONSTRAINT refund_named_once UNIQUE (payment_id, provider_ref);
DROP INDEX refund_pending;
CREATE INDEX refund_open ON refund (next_try_at) WHERE status IN ('pending', 'sent');

-- A payer's bank takes money back, or asks about it.
CREATE TABLE payment_dispute (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id   integer NOT NULL REFERENCES payment,
  provider_ref text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  state        text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  state_at     timestamptz NOT NULL, -- of the bank's newest word on it: an older one changes nothing
  is_withdrawn boolean NOT NULL DEFAULT false, -- the bank has taken the money
  funds_at     timestamptz,
  opened_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_dispute_once UNIQUE (payment_id, provider_ref)
);

-- What came by each payment, what of it goes back or went, and what a dispute keeps from everybody.
CREATE VIEW payment_money AS
  SELECT payment.id AS payment_id, payment.booking_id, payment.currency, payment.amount_minor AS received,
         back.minor AS refunded, least(payment.amount_minor - back.minor, disputed.minor) AS held
    FROM payment
   CROSS JOIN LATERAL (SELECT coalesce(sum(amount_minor), 0)::bigint AS minor
                         FROM refund WHERE payment_id = payment.id AND status <> 'void') back
   CROSS JOIN LATERAL (SELECT coalesce(sum(amount_minor), 0)::bigint AS minor
                         FROM payment_dispute WHERE payment_id = payment.id AND (state <> 'won' OR is_withdrawn)) disputed
   WHERE payment.status = 2;

-- Money given back at the bank was kept as a mark on its payment; it is a refund like all others.
INSERT INTO refund (payment_id, amount_minor, currency, reason, status, executed_at)
SELECT id, amount_minor, currency, 'returned_elsewhere', 'done', returned_at FROM payment
 WHERE returned_at IS NOT NULL AND status = 2 AND NOT EXISTS (SELECT FROM refund WHERE payment_id = payment.id);

CREATE OR REPLACE FUNCTION guard_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment WHERE id = NEW.payment_id FOR UPDATE;
  IF (SELECT sum(amount_minor) FROM refund WHERE payment_id = NEW.payment_id AND status <> 'void')
     > (SELECT amount_minor FROM payment WHERE id = NEW.payment_id) THEN
    RAISE EXCEPTION 'more than was paid'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_never_exceed';
  END IF;
  RETURN NULL;
END $$;

-- Genuine notifications that could not be booked, as they came: none is answered and forgotten.
CREATE TABLE unbooked_notification (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  provider    smallint NOT NULL,
  digest      bytea NOT NULL, -- of its bytes: one that is repeated is kept once
  reason      text NOT NULL,
  body        text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  times       integer NOT NULL DEFAULT 1,
  CONSTRAINT unbooked_notification_once UNIQUE (provider, digest)
);
CREATE INDEX unbooked_notification_age ON unbooked_notification (received_at);
