-- A limit above the one in force waits until a second person has approved it: otherwise whoever makes a run could lift the
-- limit for it. Any newer row of the currency replaces it.
ALTER TABLE payout_limit
  ADD needs_second boolean NOT NULL DEFAULT false,
  ADD approved_by integer,
  ADD approved_at timestamptz,
  ADD approval text, -- why
  ADD CONSTRAINT payout_limit_four_eyes CHECK (approved_by IS NULL OR approved_by <> account_id) NOT VALID,
  ADD CONSTRAINT payout_limit_approved CHECK ((approved_by IS NULL) = (approved_at IS NULL)) NOT VALID;

-- Up to which sum one person may send money in a currency.
CREATE FUNCTION payout_limit_of(of_currency text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT amount_minor FROM payout_limit
                    WHERE currency = of_currency AND (NOT needs_second OR approved_by IS NOT NULL)
                    ORDER BY id DESC LIMIT 1), 0)
$$;

-- Limits are set one after the other, so that each is compared with the one in force.
CREATE FUNCTION guard_payout_limits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('payout_limit'));
  IF TG_OP = 'INSERT' THEN
    NEW.needs_second := NEW.amount_minor > payout_limit_of(NEW.currency);
    NEW.approved_by := NULL;
    RETURN NEW;
  END IF;
  IF (NEW.currency, NEW.amount_minor, NEW.reason, NEW.account_id, NEW.needs_second) IS DISTINCT FROM
     (OLD.currency, OLD.amount_minor, OLD.reason, OLD.account_id, OLD.needs_second)
     OR NOT OLD.needs_second OR OLD.approved_by IS NOT NULL
     OR EXISTS (SELECT FROM payout_limit newer WHERE newer.currency = OLD.currency AND newer.id > OLD.id) THEN
    RAISE EXCEPTION 'only the newest limit is approved, and once' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_limit_states';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_limit_guarded BEFORE INSERT OR UPDATE ON payout_limit
  FOR EACH ROW EXECUTE FUNCTION guard_payout_limits();
