-- A booking that is changed more than once may owe money of one payment back more than once. Each refund is numbered
-- within its payment: providers tell them apart by that.
ALTER TABLE refund DROP CONSTRAINT refund_payment_id_key;
ALTER TABLE refund ADD ordinal smallint NOT NULL DEFAULT 1 CHECK (ordinal > 0);
ALTER TABLE refund ADD CONSTRAINT refund_once UNIQUE (payment_id, ordinal);

-- No statement gives back more than was paid: refunds of one payment wait for each other, then are counted.
CREATE FUNCTION guard_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment WHERE id = NEW.payment_id FOR UPDATE;
  IF (SELECT sum(amount_minor) FROM refund WHERE payment_id = NEW.payment_id)
     > (SELECT amount_minor FROM payment WHERE id = NEW.payment_id) THEN
    RAISE EXCEPTION 'more than was paid'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_never_exceed';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER refunds_guarded AFTER INSERT OR UPDATE OF amount_minor ON refund
  FOR EACH ROW EXECUTE FUNCTION guard_refunds();
