-- Requests, bookings, payments and messages out.

CREATE TABLE help_request (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 100001),
  uuid        uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  type        text NOT NULL,
  tour_id     integer REFERENCES tour,
  organizer_id integer REFERENCES organizer,
  name        text,
  phone       text,
  email       text,
  comment     text,
  details     jsonb NOT NULL DEFAULT '{}', -- dates, adults, children, timezone, transport, referer, utm
  region      text NOT NULL CHECK (region IN ('crimea', 'dnr', 'lnr', 'other')),
  locale      text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE booking (
  id                integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 500001),
  uuid              uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(), -- 128 random bits: whoever holds the link may see it
  tour_id           integer NOT NULL REFERENCES tour,
  tour_date_id      integer NOT NULL REFERENCES tour_date,
  organizer_id      integer NOT NULL REFERENCES organizer,
  start_time        text,
  status            smallint NOT NULL CHECK (status BETWEEN 1 AND 8),
  adults            smallint NOT NULL CHECK (adults >= 1),
  children          smallint NOT NULL DEFAULT 0 CHECK (children >= 0),
  seats             smallint NOT NULL GENERATED ALWAYS AS (adults + children) STORED,
  first_name        text NOT NULL,
  last_name         text,
  phone             text NOT NULL,
  email             text,
  comment           text,
  details           jsonb NOT NULL DEFAULT '{}',
  locale            text NOT NULL,
  storefront        text NOT NULL, -- where it was made: its links lead there and its bank is paid
  -- What is charged, frozen when the booking is made.
  currency          char(3) NOT NULL,
  total_minor       bigint NOT NULL CHECK (total_minor > 0),
  prepayment_minor  bigint NOT NULL CHECK (prepayment_minor > 0),
  paid_minor        bigint NOT NULL DEFAULT 0 CHECK (paid_minor >= 0),
  -- Seats are held until this moment; null once paid or over.
  hold_until        timestamptz,
  hold_extended     boolean NOT NULL DEFAULT false, -- starting to pay prolongs a hold once, not for ever
  created_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT prepayment_within_total CHECK (prepayment_minor <= total_minor),
  CONSTRAINT paid_within_total CHECK (paid_minor <= total_minor),
  -- Only a booking that waits has a clock; a paid or finished one is never swept away.
  CONSTRAINT hold_while_waiting CHECK ((hold_until IS NOT NULL) = (status IN (1, 2)))
);
CREATE INDEX booking_hold ON booking (hold_until) WHERE hold_until IS NOT NULL;
CREATE INDEX booking_date ON booking (tour_date_id);

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

CREATE TABLE payment (
  id             integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 900001),
  uuid           uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  booking_id     integer NOT NULL REFERENCES booking,
  provider       smallint NOT NULL CHECK (provider BETWEEN 2 AND 5), -- 2 tinkoff, 3 payanyway, 4 stripe, 5 sandbox
  kind           text NOT NULL CHECK (kind IN ('prepayment', 'payment', 'full')),
  method         text NOT NULL CHECK (method IN ('sbp', 'card')),
  status         smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 3), -- 1 new, 2 payed, 3 canceled
  amount_minor   bigint NOT NULL CHECK (amount_minor > 0),
  currency       char(3) NOT NULL,
  provider_ref   text,
  pay_url        text, -- where the payer goes; null until the provider has answered
  return_url     text NOT NULL,
  fail_url       text NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  settled_at     timestamptz,
  UNIQUE (provider, provider_ref)
);
CREATE INDEX payment_booking ON payment (booking_id);
-- A booking has one open payment of a kind, however often its payer presses the button.
CREATE UNIQUE INDEX payment_one_open ON payment (booking_id, kind) WHERE status = 1;

-- Money that came for a booking that could not take it: given back, and looked at by a person.
CREATE TABLE refund (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id   integer NOT NULL UNIQUE REFERENCES payment,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency     char(3) NOT NULL,
  reason       text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE payment_alert (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id integer REFERENCES payment,
  reason     text NOT NULL,
  details    text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Providers repeat a notification for weeks; its alert is one row.
  CONSTRAINT payment_alert_once UNIQUE NULLS NOT DISTINCT (payment_id, reason, details)
);

-- A changing call sent twice under one Idempotency-Key is answered as the first was.
CREATE TABLE idempotency_key (
  call        text NOT NULL,
  key         text NOT NULL,
  fingerprint text NOT NULL, -- hash of the body: another body under the same key is refused
  subject_id  integer NOT NULL, -- what the first call made
  made_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (call, key)
);

-- Every message to a person goes out through here.
CREATE TABLE outbox (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  channel    text NOT NULL CHECK (channel IN ('email', 'sms', 'telegram', 'telegram_with_phone_request', 'vk', 'vk_via_sms_service', 'whatsapp', 'whatsapp_paid')),
  recipient  text NOT NULL,
  subject    text,
  body       text NOT NULL,
  kind       text NOT NULL,
  booking_id integer REFERENCES booking,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz,
  tries      smallint NOT NULL DEFAULT 0
);
CREATE INDEX outbox_waiting ON outbox (id) WHERE sent_at IS NULL;
CREATE INDEX outbox_recipient ON outbox (recipient, id);
