-- Gift certificates. What is left of one is the sum of its ledger, which is only ever added to.

CREATE TABLE certificate (
  id              integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 300001),
  uuid            uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(), -- whoever holds it acts for the buyer
  storefront      text NOT NULL, -- where it was bought: its bookings can be paid with it
  locale          text NOT NULL,
  currency        char(3) NOT NULL,
  amount_minor    bigint NOT NULL CHECK (amount_minor > 0),
  balance_minor   bigint NOT NULL DEFAULT 0,
  light           text NOT NULL,
  wish            text NOT NULL DEFAULT '',
  recipient_name  text NOT NULL DEFAULT '',
  recipient_email text,
  buyer_name      text NOT NULL DEFAULT '',
  buyer_email     text, -- both addresses go with the accounts that they belong to
  send_on         date NOT NULL,
  -- The code is in the letter alone: it is made when the letter is written.
  code_hash       bytea UNIQUE,
  code_ending     text,
  paid_at         timestamptz,
  sent_at         timestamptz,
  valid_until     date,
  refunded_at     timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT certificate_never_below_zero CHECK (balance_minor >= 0),
  CONSTRAINT certificate_never_above_price CHECK (balance_minor <= amount_minor),
  CONSTRAINT certificate_sent_whole CHECK (num_nonnulls(code_hash, code_ending, sent_at, valid_until) IN (0, 4)),
  CONSTRAINT certificate_paid_first CHECK (sent_at IS NULL OR paid_at IS NOT NULL)
);
CREATE INDEX certificate_to_send ON certificate (send_on) WHERE paid_at IS NOT NULL AND sent_at IS NULL AND refunded_at IS NULL;
CREATE INDEX certificate_to_end ON certificate (valid_until) WHERE balance_minor > 0;

-- A payment is for a booking or for a certificate.
ALTER TABLE payment ALTER booking_id DROP NOT NULL;
ALTER TABLE payment ADD certificate_id integer REFERENCES certificate;
ALTER TABLE payment ADD CONSTRAINT payment_purpose CHECK (num_nonnulls(booking_id, certificate_id) = 1);
CREATE UNIQUE INDEX payment_one_open_of_certificate ON payment (certificate_id) WHERE status = 1;
CREATE INDEX payment_certificate ON payment (certificate_id) WHERE certificate_id IS NOT NULL;
-- 6 is no provider: a certificate pays, of a booking alone, and at once.
ALTER TABLE payment DROP CONSTRAINT payment_method_check;
ALTER TABLE payment ADD CONSTRAINT payment_method_check CHECK (method IN ('sbp', 'card', 'certificate'));
ALTER TABLE payment ADD CONSTRAINT payment_by_certificate
  CHECK ((provider = 6) = (method = 'certificate') AND (provider <> 6 OR (booking_id IS NOT NULL AND status = 2)));

CREATE TABLE certificate_entry (
  id             bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  certificate_id integer NOT NULL REFERENCES certificate,
  kind           text NOT NULL,
  amount_minor   bigint NOT NULL,
  payment_id     integer REFERENCES payment, -- that bought it, or that it paid
  refund_id      integer REFERENCES refund UNIQUE, -- that came back to it
  at             timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT certificate_entry_sign CHECK (
    CASE WHEN kind IN ('bought', 'returned') THEN amount_minor > 0
         WHEN kind IN ('spent', 'refunded', 'expired') THEN amount_minor < 0
         ELSE false END),
  CONSTRAINT certificate_entry_cause CHECK (
    (payment_id IS NOT NULL) = (kind IN ('bought', 'spent')) AND (refund_id IS NOT NULL) = (kind = 'returned'))
);
CREATE INDEX certificate_entry_certificate ON certificate_entry (certificate_id, id);
CREATE UNIQUE INDEX certificate_bought_once ON certificate_entry (certificate_id) WHERE kind = 'bought';
CREATE UNIQUE INDEX certificate_paid_once ON certificate_entry (payment_id) WHERE payment_id IS NOT NULL;

-- The balance follows the ledger: entries of one certificate wait for each other here, and its CHECKs refuse what is not there.
CREATE FUNCTION apply_certificate_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE certificate SET balance_minor = balance_minor + NEW.amount_minor WHERE id = NEW.certificate_id;
  RETURN NULL;
END $$;
CREATE TRIGGER certificate_entry_applied AFTER INSERT ON certificate_entry
  FOR EACH ROW EXECUTE FUNCTION apply_certificate_entry();

CREATE FUNCTION keep_certificate_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of certificates is only added to' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER certificate_entries_kept BEFORE UPDATE OR DELETE ON certificate_entry
  FOR EACH ROW EXECUTE FUNCTION keep_certificate_entries();

CREATE FUNCTION guard_certificate_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance_minor <> OLD.balance_minor AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance changes by its ledger alone' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER certificate_balance_guarded BEFORE UPDATE OF balance_minor ON certificate
  FOR EACH ROW EXECUTE FUNCTION guard_certificate_balance();
