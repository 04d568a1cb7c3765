-- Commissions, bookings, payments, certificates, requests and programmes sent.

-- What the marketplace keeps, percent: a storefront's default, from a day on. Organizers, tours and departures may have
-- one of their own.
CREATE TABLE storefront_commission (
  storefront text, -- null: of every storefront that has none of its own
  percent    numeric(5, 2) NOT NULL CHECK (percent BETWEEN 0 AND 100),
  starts_on  date NOT NULL DEFAULT '-infinity',
  CONSTRAINT storefront_commission_once UNIQUE NULLS NOT DISTINCT (storefront, starts_on)
);
INSERT INTO storefront_commission (percent) VALUES (15);

-- What an organizer has of their own, from a day on.
CREATE TABLE organizer_commission (
  organizer_id integer NOT NULL REFERENCES organizer ON DELETE CASCADE,
  percent      numeric(5, 2) NOT NULL CHECK (percent BETWEEN 0 AND 100),
  starts_on    date NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (organizer_id, starts_on)
);

-- What the marketplace earns: a share of the price or a fixed sum a seat, in the tour's currency.
CREATE TABLE tour_commission (
  tour_id              integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  percent              numeric(5, 2) CHECK (percent BETWEEN 0 AND 100),
  quantity_minor       bigint CHECK (quantity_minor >= 0),
  max_age              smallint CHECK (max_age > 0),
  is_unwanted          boolean NOT NULL DEFAULT false, -- not to be offered by staff
  is_free_cancellation boolean NOT NULL DEFAULT false,
  updated_on           date NOT NULL DEFAULT current_date,
  starts_on            date NOT NULL DEFAULT '-infinity',
  CONSTRAINT commission_is_one_kind CHECK ((percent IS NULL) <> (quantity_minor IS NULL)),
  PRIMARY KEY (tour_id, starts_on)
);

-- Of one departure, where another was agreed on.
CREATE TABLE tour_date_commission (
  tour_date_id   integer NOT NULL REFERENCES tour_date ON DELETE CASCADE,
  percent        numeric(5, 2) CHECK (percent BETWEEN 0 AND 100),
  quantity_minor bigint CHECK (quantity_minor >= 0),
  starts_on      date NOT NULL DEFAULT '-infinity',
  CONSTRAINT date_commission_is_one_kind CHECK ((percent IS NULL) <> (quantity_minor IS NULL)),
  PRIMARY KEY (tour_date_id, starts_on)
);

-- The nearest agreement counts, and of its own the newest that has begun. No row where there is none at all.
CREATE FUNCTION commission_term(departure integer, tour integer, organizer integer, front text, on_day date)
  RETURNS TABLE (percent numeric, quantity_minor bigint) LANGUAGE sql STABLE AS $$
  SELECT agreed.percent, agreed.quantity_minor FROM (
    SELECT 1 AS distance, c.starts_on, c.percent, c.quantity_minor FROM tour_date_commission c WHERE tour_date_id = departure
    UNION ALL SELECT 2, c.starts_on, c.percent, c.quantity_minor FROM tour_commission c WHERE tour_id = tour
    UNION ALL SELECT 3, c.starts_on, c.percent, NULL FROM organizer_commission c WHERE organizer_id = organizer
    UNION ALL SELECT 4, c.starts_on, c.percent, NULL FROM storefront_commission c WHERE storefront = front
    UNION ALL SELECT 5, c.starts_on, c.percent, NULL FROM storefront_commission c WHERE storefront IS NULL
  ) agreed WHERE agreed.starts_on <= on_day ORDER BY agreed.distance, agreed.starts_on DESC LIMIT 1
$$;

-- The share of a departure that the marketplace keeps, percent; null where nothing was agreed.
CREATE FUNCTION commission_share(departure integer, front text, on_day date) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT least(100, coalesce(term.percent, round(term.quantity_minor * 100.0 / d.price_minor, 4)))
    FROM tour_date d JOIN tour t ON t.id = d.tour_id
   CROSS JOIN LATERAL commission_term(d.id, t.id, t.organizer_id, front, on_day) term
   WHERE d.id = departure
$$;

CREATE TABLE booking (
  id                   integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 500001),
  uuid                 uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(), -- 128 random bits: whoever holds the link may see it
  tour_id              integer NOT NULL REFERENCES tour,
  tour_date_id         integer NOT NULL REFERENCES tour_date,
  organizer_id         integer NOT NULL REFERENCES organizer,
  start_time           text,
  status               smallint NOT NULL CHECK (status BETWEEN 1 AND 8),
  adults               smallint NOT NULL CHECK (adults >= 1),
  children             smallint NOT NULL DEFAULT 0 CHECK (children >= 0),
  seats                smallint NOT NULL GENERATED ALWAYS AS (adults + children) STORED,
  first_name           text NOT NULL,
  last_name            text,
  phone                text NOT NULL,
  email                text,
  comment              text,
  details              jsonb NOT NULL DEFAULT '{}',
  locale               text NOT NULL,
  storefront           text NOT NULL, -- where it was made: its links lead there and its bank is paid
  -- What is charged, frozen when the booking is made.
  currency             char(3) NOT NULL,
  -- Null while the booking waits for its organizer to name the price; nothing is paid for it before.
  total_minor          bigint CHECK (total_minor > 0),
  prepayment_minor     bigint CHECK (prepayment_minor > 0),
  paid_minor           bigint NOT NULL DEFAULT 0 CHECK (paid_minor >= 0),
  -- Seats are held until this moment; null once paid or over.
  hold_until           timestamptz,
  hold_extended        boolean NOT NULL DEFAULT false, -- starting to pay prolongs a hold once, not for ever
  created_at           timestamptz NOT NULL DEFAULT now(),
  -- Whose a booking is; null while nobody who signed in has made or claimed it.
  account_id           integer REFERENCES account ON DELETE SET NULL,
  -- The link for travellers: it lets them fill themselves in, and shows no more than first names.
  tourists_uuid        uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Tickets of the whole party: arrival, departure and the like.
  tickets              jsonb NOT NULL DEFAULT '{}',
  -- What a booking promised when it was made; null: its tour's own days, as before this was kept.
  free_until           date, -- last day on which cancelling costs nothing
  -- Whether its departure was preliminary then: whoever booked it so is told once it is guaranteed.
  was_preliminary      boolean NOT NULL DEFAULT false,
  -- Who holds seats without having shown that the phone or the e-mail is theirs may hold a share of a departure:
  -- found by the contacts, and by the network that they ordered from, as a keyed hash.
  ordered_from         bytea,
  is_contact_confirmed boolean NOT NULL DEFAULT false,
  children_ages        smallint[] CHECK (0 <= ALL (children_ages) AND 17 >= ALL (children_ages)),
  -- Of a booking that named a kind of cabin.
  ship_cabin_id        integer REFERENCES ship_cabin,
  -- A paid booking outlives its tourist's account, as the law on accounts has it: the day from which it may forget
  -- the names as well. Null while the account lives, or where nothing is left to forget.
  forget_on            date,
  -- As it was agreed on when the booking was made, or moved to another date: later agreements change no booking.
  commission_percent   numeric(7, 4) NOT NULL CHECK (commission_percent BETWEEN 0 AND 100),
  CONSTRAINT prepayment_within_total CHECK (prepayment_minor <= total_minor),
  CONSTRAINT ages_of_all_children CHECK (cardinality(children_ages) = children),
  CONSTRAINT whole_price CHECK ((total_minor IS NULL) = (prepayment_minor IS NULL)),
  CONSTRAINT price_before_payment CHECK (total_minor IS NOT NULL OR (status IN (1, 5, 6, 7, 8) AND paid_minor = 0)),
  -- Only a booking that waits has a clock; a paid or finished one is never swept away.
  CONSTRAINT hold_while_waiting CHECK ((hold_until IS NOT NULL) = (status IN (1, 2))),
  CONSTRAINT paid_within_total CHECK (paid_minor <= total_minor)
);
CREATE INDEX booking_hold ON booking (hold_until) WHERE hold_until IS NOT NULL;
CREATE INDEX booking_date ON booking (tour_date_id);
CREATE INDEX booking_account ON booking (account_id) WHERE account_id IS NOT NULL;
-- Bookings that wait for their tourist to sign in.
CREATE INDEX booking_unclaimed_phone ON booking (phone) WHERE account_id IS NULL;
CREATE INDEX booking_unclaimed_email ON booking (lower(email)) WHERE account_id IS NULL;
CREATE UNIQUE INDEX booking_tourists_uuid ON booking (tourists_uuid);
CREATE INDEX booking_made ON booking (tour_date_id) WHERE status = 3;
CREATE INDEX booking_cabin ON booking (tour_date_id, ship_cabin_id) WHERE ship_cabin_id IS NOT NULL;
CREATE INDEX booking_forget ON booking (forget_on) WHERE forget_on IS NOT NULL;
-- The organizer's desk: guests' bookings, newest first, of any status.
CREATE INDEX booking_organizer ON booking (organizer_id, id DESC);
CREATE INDEX booking_organizer_status ON booking (organizer_id, status, id DESC);
CREATE INDEX booking_tour ON booking (tour_id);

-- How many cabins of each kind are free on the departures of cruises.
CREATE VIEW departure_cabin AS
  SELECT departure.id AS tour_date_id, cabin.id AS ship_cabin_id,
    cabin.quantity - (
      SELECT coalesce(sum(ceil(booking.seats / cabin.capacity::numeric)), 0)::integer
        FROM booking
       -- Up to 4 a booking holds its seats, from 5 on it is cancelled.
       WHERE booking.tour_date_id = departure.id AND booking.ship_cabin_id = cabin.id AND booking.status < 5
    ) AS cabins_left
  FROM tour_date departure
  JOIN tour ON tour.id = departure.tour_id AND tour.is_cruise
  JOIN ship_cabin cabin ON cabin.ship_id = tour.ship_id;
ALTER TABLE review ADD FOREIGN KEY (booking_id) REFERENCES booking;
-- No statement gets past the last cabin: bookings of one departure wait for each other, then count.
CREATE FUNCTION guard_cabins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tour_date WHERE id = NEW.tour_date_id FOR UPDATE;
  IF coalesce((SELECT cabins_left FROM departure_cabin
                WHERE tour_date_id = NEW.tour_date_id AND ship_cabin_id = NEW.ship_cabin_id), -1) < 0 THEN
    RAISE EXCEPTION 'no such cabin is left on this departure'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cabins_never_oversold';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER cabins_guarded AFTER INSERT OR UPDATE OF ship_cabin_id, tour_date_id, adults, children ON booking
  FOR EACH ROW WHEN (NEW.ship_cabin_id IS NOT NULL AND NEW.status < 5) EXECUTE FUNCTION guard_cabins();
CREATE FUNCTION keep_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.commission_percent := commission_share(NEW.tour_date_id, NEW.storefront, (now() AT TIME ZONE 'UTC')::date);
  IF NEW.commission_percent IS NULL THEN
    RAISE EXCEPTION 'nothing is sold without a commission'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'commission_agreed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER commission_of_another_date BEFORE UPDATE OF tour_date_id ON booking
  FOR EACH ROW WHEN (OLD.tour_date_id <> NEW.tour_date_id) EXECUTE FUNCTION keep_commission();
CREATE TRIGGER commission_kept BEFORE INSERT ON booking
  FOR EACH ROW EXECUTE FUNCTION keep_commission();

CREATE TABLE booking_event (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  booking_id  integer NOT NULL REFERENCES booking,
  from_status smallint,
  to_status   smallint NOT NULL,
  reason      text NOT NULL,
  note        text, -- what a person wrote about it
  at          timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX booking_event_booking ON booking_event (booking_id, id);

-- A letter that goes out once in the life of a booking, whoever asks for it how often.
CREATE TABLE booking_reminder (
  booking_id integer NOT NULL REFERENCES booking ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('pay', 'depart', 'review', 'guaranteed', 'travellers', 'rest', 'restLast')),
  made_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (booking_id, kind)
);

-- Parties that have come to where they are met. A booking comes once: a second scan finds the first.
CREATE TABLE booking_arrival (
  booking_id integer PRIMARY KEY REFERENCES booking ON DELETE CASCADE,
  scan       uuid NOT NULL, -- made by the scanner: the same scan may be sent again
  scanned_at timestamptz NOT NULL, -- by the scanner's clock
  marked_at  timestamptz NOT NULL DEFAULT now(),
  account_id integer REFERENCES account ON DELETE SET NULL
);
CREATE INDEX booking_arrival_account ON booking_arrival (account_id) WHERE account_id IS NOT NULL;

-- Who travels on a booking, and what they have told about their journey.
CREATE TABLE tourist (
  id               integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 20001),
  booking_id       integer NOT NULL REFERENCES booking ON DELETE CASCADE,
  -- One of the booking's seats: two who fill in at once can never share one.
  place            smallint NOT NULL CHECK (place >= 1),
  first_name       text NOT NULL,
  last_name        text NOT NULL DEFAULT '',
  middle_name      text NOT NULL DEFAULT '',
  birthday         date,
  passport         bytea, -- encrypted: a copy of the table tells no passports
  email            text,
  phone            text,
  food_restriction text,
  comment          text,
  is_touched       boolean NOT NULL DEFAULT false, -- filled in by hand rather than taken from the order
  updated_at       timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT tourist_place UNIQUE (booking_id, place)
);
-- Those whose passports are still kept: few, and looked through every night.
CREATE INDEX tourist_with_passport ON tourist (booking_id) WHERE passport IS NOT NULL;

-- Gift certificates. What is left of one is the sum of its ledger, `certificate_entry`, which is only ever added to.
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
  cashback_of     integer UNIQUE REFERENCES booking,
  CONSTRAINT certificate_never_below_zero CHECK (balance_minor >= 0),
  CONSTRAINT certificate_never_above_price CHECK (balance_minor <= amount_minor),
  CONSTRAINT certificate_sent_whole CHECK (num_nonnulls(code_hash, code_ending, sent_at, valid_until) IN (0, 4)),
  CONSTRAINT certificate_paid_first CHECK (sent_at IS NULL OR paid_at IS NOT NULL)
);
CREATE INDEX certificate_to_send ON certificate (send_on) WHERE paid_at IS NOT NULL AND sent_at IS NULL AND refunded_at IS NULL;
CREATE INDEX certificate_to_end ON certificate (valid_until) WHERE balance_minor > 0;
CREATE FUNCTION guard_certificate_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance_minor <> OLD.balance_minor AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance changes by its ledger alone' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER certificate_balance_guarded BEFORE UPDATE OF balance_minor ON certificate
  FOR EACH ROW EXECUTE FUNCTION guard_certificate_balance();

CREATE TABLE payment (
  id             integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 900001),
  uuid           uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  booking_id     integer REFERENCES booking, -- or `certificate_id`: what it is for
  provider       smallint NOT NULL, -- by the registry of providers; 6: a certificate pays, of a booking alone and at once
  kind           text NOT NULL CHECK (kind IN ('prepayment', 'payment', 'full')),
  method         text NOT NULL CHECK (method IN ('sbp', 'card', 'certificate')),
  status         smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 3), -- 1 new, 2 payed, 3 canceled
  amount_minor   bigint NOT NULL CHECK (amount_minor > 0),
  currency       char(3) NOT NULL,
  provider_ref   text,
  pay_url        text, -- where the payer goes; null until the provider has answered
  return_url     text NOT NULL,
  fail_url       text NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  settled_at     timestamptz,
  operation_ref  text, -- the provider's name of the money itself, which a refund needs
  start_tries    smallint NOT NULL DEFAULT 0,
  starting_until timestamptz, -- one process at a time asks a provider to start; a dead one's turn ends by itself
  asked_at       timestamptz, -- when the provider was last asked what became of it
  is_abandoned   boolean NOT NULL DEFAULT false, -- closed here, and still open at the provider
  returned_at    timestamptz, -- the provider gave the money back: an older notification of it changes nothing
  certificate_id integer REFERENCES certificate,
  -- The code of a payment by the system of instant payments is good until then, where its provider says so: a later
  -- start makes another.
  code_ends_at   timestamptz,
  -- What the payer was asked for, where another sum came.
  asked_minor    bigint CHECK (asked_minor > 0),
  CONSTRAINT payment_provider_provider_ref_key UNIQUE (provider, provider_ref),
  CONSTRAINT payment_by_certificate CHECK ((provider = 6) = (method = 'certificate') AND (provider <> 6 OR (booking_id IS NOT NULL AND status = 2))),
  CONSTRAINT payment_purpose CHECK (num_nonnulls(booking_id, certificate_id) = 1)
);
CREATE INDEX payment_booking ON payment (booking_id);
-- A booking has one open payment of a kind, however often its payer presses the button.
CREATE UNIQUE INDEX payment_one_open ON payment (booking_id, kind) WHERE status = 1;
CREATE INDEX payment_unsettled ON payment (coalesce(asked_at, created_at)) WHERE status = 1 OR is_abandoned;
CREATE UNIQUE INDEX payment_one_open_of_certificate ON payment (certificate_id) WHERE status = 1;
CREATE INDEX payment_certificate ON payment (certificate_id) WHERE certificate_id IS NOT NULL;

-- Money that goes back. One payment may owe some of it more than once: each refund is numbered within its payment, and
-- providers tell them apart by that.
CREATE TABLE refund (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id   integer NOT NULL REFERENCES payment,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency     char(3) NOT NULL,
  reason       text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- `sent`: the bank has it and has not carried it out yet. `void`: given back at the bank, which then failed, so the
  -- money is ours again. `failed` with `refused_at`: the bank itself said so.
  status       text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'done', 'failed', 'void')),
  executed_at  timestamptz,
  tries        smallint NOT NULL DEFAULT 0,
  last_error   text,
  next_try_at  timestamptz NOT NULL DEFAULT now(),
  ordinal      smallint NOT NULL DEFAULT 1 CHECK (ordinal > 0),
  provider_ref text,
  refused_at   timestamptz,
  CONSTRAINT executed_when_done CHECK ((executed_at IS NOT NULL) = (status = 'done')),
  CONSTRAINT refund_once UNIQUE (payment_id, ordinal),
  CONSTRAINT refund_named_once UNIQUE (payment_id, provider_ref)
);
CREATE INDEX refund_open ON refund (next_try_at) WHERE status IN ('pending', 'sent');
-- No statement gives back more than was paid: refunds of one payment wait for each other, then are counted.
CREATE FUNCTION guard_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment WHERE id = NEW.payment_id FOR UPDATE;
  IF (SELECT sum(amount_minor) FROM refund WHERE payment_id = NEW.payment_id AND status <> 'void')
     > (SELECT amount_minor FROM payment WHERE id = NEW.payment_id) THEN
    RAISE EXCEPTION 'more than was paid'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_never_exceed';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_guarded AFTER INSERT OR UPDATE OF amount_minor ON refund
  FOR EACH ROW EXECUTE FUNCTION guard_refunds();

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

CREATE TABLE payment_alert (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id  integer REFERENCES payment,
  reason      text NOT NULL,
  details     text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  resolved_by integer REFERENCES account ON DELETE SET NULL,
  -- Providers repeat a notification for weeks; its alert is one row.
  CONSTRAINT payment_alert_once UNIQUE NULLS NOT DISTINCT (payment_id, reason, details)
);
CREATE INDEX payment_alert_open ON payment_alert (id) WHERE resolved_at IS NULL;
CREATE INDEX payment_alert_resolved_by ON payment_alert (resolved_by) WHERE resolved_by IS NOT NULL;

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

-- The ledger of certificates.
CREATE TABLE certificate_entry (
  id             bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  certificate_id integer NOT NULL REFERENCES certificate,
  kind           text NOT NULL,
  amount_minor   bigint NOT NULL,
  payment_id     integer REFERENCES payment, -- that bought it, or that it paid
  refund_id      integer UNIQUE REFERENCES refund, -- that came back to it
  at             timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT certificate_entry_cause CHECK (
    (payment_id IS NOT NULL) = (kind IN ('bought', 'spent')) AND (refund_id IS NOT NULL) = (kind = 'returned')),
  CONSTRAINT certificate_entry_sign CHECK (
    CASE WHEN kind IN ('bought', 'granted', 'returned') THEN amount_minor > 0
         WHEN kind IN ('spent', 'refunded', 'expired') THEN amount_minor < 0
         ELSE false END)
);
CREATE INDEX certificate_entry_certificate ON certificate_entry (certificate_id, id);
CREATE UNIQUE INDEX certificate_bought_once ON certificate_entry (certificate_id) WHERE kind = 'bought';
CREATE UNIQUE INDEX certificate_paid_once ON certificate_entry (payment_id) WHERE payment_id IS NOT NULL;
CREATE UNIQUE INDEX certificate_granted_once ON certificate_entry (certificate_id) WHERE kind = 'granted';
CREATE FUNCTION keep_certificate_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of certificates is only added to' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER certificate_entries_kept BEFORE UPDATE OR DELETE ON certificate_entry
  FOR EACH ROW EXECUTE FUNCTION keep_certificate_entries();
-- The balance follows the ledger: entries of one certificate wait for each other here, and its CHECKs refuse what is not
-- there.
CREATE FUNCTION apply_certificate_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE certificate SET balance_minor = balance_minor + NEW.amount_minor WHERE id = NEW.certificate_id;
  RETURN NULL;
END $$;
CREATE TRIGGER certificate_entry_applied AFTER INSERT ON certificate_entry
  FOR EACH ROW EXECUTE FUNCTION apply_certificate_entry();

-- What staff have paid out, as they write it down. A mistake is taken back, never changed.
CREATE TABLE organizer_payout (
  id            integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  organizer_id  integer NOT NULL REFERENCES organizer,
  currency      char(3) NOT NULL,
  amount_minor  bigint NOT NULL CHECK (amount_minor > 0),
  paid_on       date NOT NULL,
  reference     text NOT NULL CHECK (reference <> ''), -- of the bank's document
  created_at    timestamptz NOT NULL DEFAULT now(),
  taken_back_at timestamptz,
  CONSTRAINT payout_day CHECK (paid_on >= date '2000-01-01' AND paid_on <= (created_at AT TIME ZONE 'UTC')::date + 1)
);
-- One document of the bank is written down once.
CREATE UNIQUE INDEX organizer_payout_once ON organizer_payout (organizer_id, reference) WHERE taken_back_at IS NULL;

-- What an organizer may be paid of a currency on a day: their part of what is over, as the domain's settlement has it,
-- less what was paid.
CREATE FUNCTION payable_to(organizer integer, of_currency text, on_day date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT sum(stayed.minor - least(stayed.minor, ceil(stayed.minor * round(booking.commission_percent * 10000) / 1000000)))::bigint
      FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
     CROSS JOIN LATERAL (SELECT greatest(0, sum(received - refunded - held)) AS minor
                           FROM payment_money WHERE booking_id = booking.id) stayed
     WHERE booking.organizer_id = organizer AND booking.currency = of_currency AND stayed.minor > 0
       AND (booking.status = 4 OR (booking.status > 4 AND tour_date.ends_on < on_day))), 0)
   - coalesce((SELECT sum(amount_minor)::bigint FROM organizer_payout
                WHERE organizer_id = organizer AND currency = of_currency AND taken_back_at IS NULL), 0)
$$;
-- Pay-outs of one organizer wait for each other; none is more than is due.
CREATE FUNCTION guard_payouts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM organizer WHERE id = NEW.organizer_id FOR NO KEY UPDATE;
  IF NEW.amount_minor > payable_to(NEW.organizer_id, NEW.currency, (now() AT TIME ZONE 'UTC')::date) THEN
    RAISE EXCEPTION 'more than is due' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_within_due';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_guarded BEFORE INSERT ON organizer_payout
  FOR EACH ROW EXECUTE FUNCTION guard_payouts();

CREATE TABLE help_request (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 100001),
  uuid         uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  type         text NOT NULL,
  tour_id      integer REFERENCES tour,
  organizer_id integer REFERENCES organizer,
  name         text,
  phone        text,
  email        text,
  comment      text,
  details      jsonb NOT NULL DEFAULT '{}', -- dates, adults, children, timezone, transport, referer, utm
  region       text NOT NULL CHECK (region IN ('crimea', 'dnr', 'lnr', 'other')),
  locale       text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- What whoever sent a request knows and nobody else: its number is easy to guess. An e-mail is added and messengers
  -- are joined to it by this.
  token        uuid NOT NULL DEFAULT gen_random_uuid()
);
-- The way to a messenger finds a help request by its token alone.
CREATE UNIQUE INDEX help_request_token ON help_request (token);
CREATE INDEX help_request_tour ON help_request (tour_id) WHERE tour_id IS NOT NULL;

-- A tour made for one party. Its address is the uuid alone, 128 random bits.
CREATE TABLE individual_tour (
  uuid            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tour_id         integer NOT NULL UNIQUE REFERENCES tour ON DELETE CASCADE,
  help_request_id integer REFERENCES help_request,
  booking_id      integer REFERENCES booking,
  created_at      timestamptz NOT NULL DEFAULT now()
);

-- Numbers that browsers keep to be known by; no table stands behind them.
CREATE SEQUENCE subscriber_number AS integer START WITH 20001;

-- Who is told of a tour's programme and of its changes.
CREATE TABLE program_subscription (
  id              integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  uuid            uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(), -- in the link that ends it
  tour_id         integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  email           text NOT NULL CHECK (email = lower(email)),
  subscriber_id   integer NOT NULL,
  currency        char(3) NOT NULL,
  locale          text NOT NULL,
  storefront      text NOT NULL,
  told_version    text NOT NULL, -- md5 of the texts that were last sent
  told_at         timestamptz NOT NULL DEFAULT now(),
  unsubscribed_at timestamptz,
  CONSTRAINT program_subscription_tour_id_email_key UNIQUE (tour_id, email)
);

-- A programme sent once, by letter or messenger. The same one is not sent to the same person twice a day.
CREATE TABLE program_order (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  tour_id    integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  channel    text NOT NULL CHECK (channel IN ('email', 'whatsapp')),
  recipient  text NOT NULL,
  email      text,
  phone      text,
  request_id integer, -- of the help request or booking that the browser remembers; unchecked
  currency   char(3) NOT NULL,
  locale     text NOT NULL,
  storefront text NOT NULL,
  ordered_on date NOT NULL DEFAULT current_date,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT program_order_tour_id_channel_recipient_ordered_on_key UNIQUE (tour_id, channel, recipient, ordered_on)
);
