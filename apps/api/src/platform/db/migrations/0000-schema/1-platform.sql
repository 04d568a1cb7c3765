-- What all areas stand on: limits, captchas, secrets, rates, events. Texts for readers are jsonb by locale here and
-- everywhere: {"ru": "...", "en": "...", "de": "...", "zh": "..."}. Money is an integer of the currency's minor unit
-- beside its currency.

-- The name of a person by its parts, as `fullName` of the domain puts it together: the family name comes first, without
-- a space, where both are written in Chinese, Japanese or Korean letters.
CREATE FUNCTION full_name(first text, last text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN btrim(first) ~ '^[\u00b7\u3005\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]+$'
     AND btrim(last) ~ '^[\u00b7\u3005\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]+$'
    THEN btrim(last) || btrim(first)
    ELSE btrim(concat_ws(' ', btrim(first), btrim(last)))
  END
$$;

-- A name in each order in which somebody may type it.
CREATE FUNCTION searched_name(first text, last text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', full_name(first, last), last, first)
$$;

-- The day that it is in a time zone: deadlines end by the day of their city.
CREATE FUNCTION today_at(time_zone text) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (now() AT TIME ZONE time_zone)::date;

-- How often something was done within its window: tries, codes sent, wrong passwords.
CREATE TABLE allowance (
  key     bytea PRIMARY KEY, -- a hash: whom it counts is nobody's business
  used    integer NOT NULL CHECK (used >= 0),
  ends_at timestamptz NOT NULL
);
CREATE INDEX allowance_over ON allowance (ends_at);

-- Answers to captchas that have been taken: each is good once, whichever process it comes to.
CREATE TABLE captcha_used (
  signature  bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_expiry ON captcha_used (expires_at);

-- How often a network has come to calls with a captcha, and failed, since the window began. The network is kept as a
-- keyed hash: nobody reads from here who has been where.
CREATE TABLE captcha_pressure (
  network  bytea PRIMARY KEY,
  since    timestamptz NOT NULL,
  visits   integer NOT NULL CHECK (visits >= 0),
  failures integer NOT NULL CHECK (failures >= 0)
);
CREATE INDEX captcha_pressure_since ON captcha_pressure (since);

-- A changing call sent twice under one Idempotency-Key is answered as the first was.
CREATE TABLE idempotency_key (
  call        text NOT NULL,
  key         text NOT NULL,
  fingerprint text NOT NULL, -- hash of the body: another body under the same key is refused
  subject_id  integer NOT NULL, -- what the first call made
  made_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (call, key)
);

-- What all processes of an installation share where the operator has set nothing.
CREATE TABLE instance_secret (
  name  text PRIMARY KEY,
  value text NOT NULL
);

-- Which parts of the demo data were loaded.
CREATE TABLE demo_load (
  name      text PRIMARY KEY,
  loaded_at timestamptz NOT NULL DEFAULT now()
);

-- What was loaded and from which seed, so that a second start loads nothing.
CREATE TABLE catalogue_load (
  id        integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  source    text NOT NULL,
  loaded_on date NOT NULL DEFAULT current_date,
  loaded_at timestamptz NOT NULL DEFAULT now(),
  tours     integer NOT NULL
);

-- Units of the currency's major unit in one US dollar, dated; the newest row up to today holds.
CREATE TABLE currency_rate (
  currency char(3) NOT NULL,
  rated_on date NOT NULL,
  per_usd  numeric(14, 6) NOT NULL CHECK (per_usd > 0),
  PRIMARY KEY (currency, rated_on)
);
-- For the newest day, which every process asks for again and again.
CREATE INDEX currency_rate_day ON currency_rate (rated_on);

-- What happened, once for each side that hears of it. Ids are given under a lock that is held until the transaction
-- ends, so that they become visible in their order: who has read up to one has missed none below.
CREATE TABLE realtime_event (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  topic      text NOT NULL, -- account/ID, organizer/ID or staff
  event      text NOT NULL,
  chat_id    integer, -- null: about all chats of the account
  data       jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX realtime_event_topic ON realtime_event (topic, id);
CREATE INDEX realtime_event_age ON realtime_event (created_at);

-- Up to which id events were thrown away: who resumes from below has missed some.
CREATE TABLE realtime_trim (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_id bigint NOT NULL
);
INSERT INTO realtime_trim (last_id) VALUES (0);

-- Who holds a websocket on which process. Lost with a crash of the database, and soon known again.
CREATE UNLOGGED TABLE realtime_presence (
  account_id  integer NOT NULL,
  process_id  uuid NOT NULL,
  alive_until timestamptz NOT NULL,
  PRIMARY KEY (account_id, process_id)
);
