-- Who changed a commission, when and why. What holds stands in the tables of terms; a term that has begun never changes.
CREATE TABLE commission_change (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  scope      text NOT NULL CHECK (scope IN ('all', 'storefront', 'organizer', 'tour', 'date')),
  subject    text NOT NULL, -- a storefront's id, or a number; empty for all
  starts_on  date NOT NULL,
  percent    numeric(5, 2) CHECK (percent BETWEEN 0 AND 100), -- null: taken back before it began
  reason     text NOT NULL CHECK (reason <> ''),
  account_id integer NOT NULL, -- stays after the account, as in the audit log
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX commission_change_term ON commission_change (scope, subject, starts_on, id);

-- All terms, from the widest level to the nearest.
CREATE VIEW commission_terms AS
  SELECT CASE WHEN storefront IS NULL THEN 1 ELSE 2 END AS level, CASE WHEN storefront IS NULL THEN 'all' ELSE 'storefront' END AS scope,
         0 AS number, coalesce(storefront, '') AS subject, '{}'::jsonb AS title, NULL::date AS departs_on, NULL::char(3) AS currency,
         NULL::integer AS tour_id, NULL::integer AS organizer_id, starts_on, percent, NULL::bigint AS quantity_minor
    FROM storefront_commission
  UNION ALL
  SELECT 3, 'organizer', o.id, o.id::text, jsonb_build_object('ru', o.title), NULL, NULL, NULL, o.id, c.starts_on, c.percent, NULL
    FROM organizer_commission c JOIN organizer o ON o.id = c.organizer_id
  UNION ALL
  SELECT 4, 'tour', t.id, t.id::text, t.title, NULL, t.currency, t.id, t.organizer_id, c.starts_on, c.percent, c.quantity_minor
    FROM tour_commission c JOIN tour t ON t.id = c.tour_id
  UNION ALL
  SELECT 5, 'date', d.id, d.id::text, t.title, d.starts_on, t.currency, t.id, t.organizer_id, c.starts_on, c.percent, c.quantity_minor
    FROM tour_date_commission c JOIN tour_date d ON d.id = c.tour_date_id JOIN tour t ON t.id = d.tour_id;

-- Up to which sum one person may send money, by the newest row; in other currencies it takes two.
CREATE TABLE payout_limit (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  currency     char(3) NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  reason       text NOT NULL DEFAULT '',
  account_id   integer,
  created_at   timestamptz NOT NULL DEFAULT now()
);
INSERT INTO payout_limit (currency, amount_minor) VALUES ('RUB', 10000000), ('USD', 100000);

-- Payments to organizers that go to the bank in one file.
CREATE TABLE payout_run (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 1001),
  currency     char(3) NOT NULL,
  state        text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'approved', 'sent')),
  needs_second boolean NOT NULL,
  note         text NOT NULL CHECK (note <> ''),
  created_by   integer NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  approved_by  integer,
  approved_at  timestamptz,
  approval     text CHECK (approval <> ''), -- why
  sent_by      integer,
  sent_at      timestamptz,
  CONSTRAINT payout_run_approved CHECK (state = 'draft' OR approved_by IS NOT NULL),
  CONSTRAINT payout_run_four_eyes CHECK (NOT needs_second OR approved_by IS NULL OR approved_by <> created_by)
);
CREATE INDEX payout_run_author ON payout_run (created_by, created_at);

CREATE TABLE payout_line (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  run_id       integer NOT NULL REFERENCES payout_run,
  organizer_id integer NOT NULL REFERENCES organizer,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  requisites   jsonb NOT NULL, -- as they were when the run was made
  state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed')),
  reason       text CHECK (reason <> ''),
  settled_by   integer,
  settled_at   timestamptz,
  CONSTRAINT payout_line_once UNIQUE (run_id, organizer_id),
  CONSTRAINT payout_line_failed CHECK ((state = 'failed') = (reason IS NOT NULL)),
  CONSTRAINT payout_line_settled CHECK ((state = 'open') = (settled_at IS NULL))
);
CREATE INDEX payout_line_open ON payout_line (organizer_id) WHERE state = 'open';
CREATE INDEX payout_line_organizer ON payout_line (organizer_id);

-- The pay-out that a paid line became.
ALTER TABLE organizer_payout ADD line_id integer;
ALTER TABLE organizer_payout
  ADD CONSTRAINT organizer_payout_line_id_fkey FOREIGN KEY (line_id) REFERENCES payout_line NOT VALID;

-- The organizer's part of each booking that money came for, as the domain's settlement has it
-- (packages/domain/src/organizers/settlement.ts).
CREATE FUNCTION booking_shares(organizer integer, on_day date)
  RETURNS TABLE (booking_id integer, currency char(3), ends_on date, share bigint, is_due boolean, is_cancelled boolean,
                 disputed bigint, goodwill bigint)
  LANGUAGE sql STABLE AS $$
  SELECT booking.id, booking.currency, tour_date.ends_on,
         CASE WHEN money.stayed = 0 THEN 0 ELSE
           greatest(0, shared.minor - least(shared.minor, ceil(shared.minor * round(booking.commission_percent * 10000) / 1000000))
                       - money.given_organizer)::bigint END,
         booking.status = 4 OR (booking.status > 4 AND tour_date.ends_on < on_day), booking.status > 4,
         money.held, money.given_organizer
    FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
   CROSS JOIN LATERAL (SELECT greatest(0, sum(received - refunded - payment_money.held))::bigint AS stayed,
                              sum(payment_money.held)::bigint AS held,
                              sum(goodwill_tropa)::bigint
                                + CASE WHEN booking.status <= 4 THEN booking.discount_tropa_minor ELSE 0 END AS given_tropa,
                              sum(goodwill_organizer)::bigint
                                + CASE WHEN booking.status <= 4 THEN booking.discount_organizer_minor ELSE 0 END AS given_organizer
                         FROM payment_money WHERE payment_money.booking_id = booking.id) money
   CROSS JOIN LATERAL (SELECT money.stayed + money.given_tropa + money.given_organizer AS minor) shared
   WHERE booking.organizer_id = organizer AND money.stayed IS NOT NULL
$$;

-- What may be paid: what is due without what was paid and what stands in runs.
CREATE OR REPLACE FUNCTION payable_to(organizer integer, of_currency text, on_day date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(share) FROM booking_shares(organizer, on_day) WHERE is_due AND currency = of_currency), 0)::bigint
   - coalesce((SELECT sum(amount_minor)::bigint FROM organizer_payout
                WHERE organizer_id = organizer AND currency = of_currency AND taken_back_at IS NULL), 0)
   - coalesce((SELECT sum(line.amount_minor)::bigint FROM payout_line line JOIN payout_run run ON run.id = line.run_id
                WHERE line.organizer_id = organizer AND line.state = 'open' AND run.currency = of_currency), 0)
$$;

-- Lines of one organizer wait for each other and for other pay-outs; none is more than is due.
CREATE FUNCTION guard_payout_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  run payout_run;
BEGIN
  SELECT * INTO run FROM payout_run WHERE id = NEW.run_id;
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM organizer WHERE id = NEW.organizer_id FOR NO KEY UPDATE;
    IF run.state <> 'draft' OR NEW.state <> 'open' THEN
      RAISE EXCEPTION 'lines are added to drafts' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_line_draft';
    END IF;
    IF NEW.amount_minor > payable_to(NEW.organizer_id, run.currency, (now() AT TIME ZONE 'UTC')::date) THEN
      RAISE EXCEPTION 'more than is due' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_within_due';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.run_id, NEW.organizer_id, NEW.amount_minor, NEW.requisites) IS DISTINCT FROM
     (OLD.run_id, OLD.organizer_id, OLD.amount_minor, OLD.requisites)
     OR OLD.state = 'failed' OR NEW.state = 'open' OR (NEW.state = 'paid' AND (OLD.state <> 'open' OR run.state <> 'sent')) THEN
    RAISE EXCEPTION 'a line only becomes paid or failed' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_line_states';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_line_guarded BEFORE INSERT OR UPDATE ON payout_line
  FOR EACH ROW EXECUTE FUNCTION guard_payout_lines();

-- A run goes forward only, and its currency and author stay.
CREATE FUNCTION guard_payout_runs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.currency, NEW.needs_second, NEW.created_by) IS DISTINCT FROM (OLD.currency, OLD.needs_second, OLD.created_by)
     OR (OLD.state, NEW.state) NOT IN (('draft', 'approved'), ('approved', 'sent')) THEN
    RAISE EXCEPTION 'a run goes from draft to approved to sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_run_states';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_run_guarded BEFORE UPDATE ON payout_run
  FOR EACH ROW EXECUTE FUNCTION guard_payout_runs();

-- A pay-out of a run was counted when its line was made, and by now the bank has paid it. The document of the bank has to
-- be the line's.
CREATE OR REPLACE FUNCTION guard_payouts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM organizer WHERE id = NEW.organizer_id FOR NO KEY UPDATE;
  IF NEW.line_id IS NOT NULL THEN
    IF NOT EXISTS (SELECT FROM payout_line line JOIN payout_run run ON run.id = line.run_id
                    WHERE line.id = NEW.line_id AND line.state = 'paid' AND line.organizer_id = NEW.organizer_id
                      AND line.amount_minor = NEW.amount_minor AND run.currency = NEW.currency) THEN
      RAISE EXCEPTION 'the line was not paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_of_line';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.amount_minor > payable_to(NEW.organizer_id, NEW.currency, (now() AT TIME ZONE 'UTC')::date) THEN
    RAISE EXCEPTION 'more than is due' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_within_due';
  END IF;
  RETURN NEW;
END $$;
