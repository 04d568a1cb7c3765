-- What a tour has beside its page: addresses of before, versions, tags, questions, ways to get there, tours made
-- for one party, what the marketplace earns, complaints, and people who want its programme.

-- A word on a card, such as "With children".
CREATE TABLE tag (
  id        integer PRIMARY KEY,
  name      jsonb NOT NULL,
  is_hidden boolean NOT NULL DEFAULT false -- for staff and searches, not for cards
);

ALTER TABLE tour
  ADD tag_ids       integer[] NOT NULL DEFAULT '{}',
  -- Tours of one group are versions of one another, told apart by the name: "With a rest day".
  ADD version_group integer,
  ADD version_name  jsonb,
  ADD CONSTRAINT version_has_name CHECK ((version_group IS NULL) = (version_name IS NULL));
CREATE INDEX tour_version ON tour (version_group) WHERE version_group IS NOT NULL;
CREATE INDEX tour_by_request ON tour (weight DESC, id)
  WHERE status = 'published' AND type = 1 AND (request_period_start IS NOT NULL OR request_period_end IS NOT NULL);

-- Addresses that a tour had: whoever saved one is led to the tour's address of now. A row may also lead from the
-- address of a tour that became part of another.
CREATE TABLE tour_old_path (
  path    text PRIMARY KEY,
  tour_id integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  left_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX tour_old_path_tour ON tour_old_path (tour_id);
CREATE FUNCTION keep_old_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tour_old_path (path, tour_id) VALUES (OLD.slug || '-' || OLD.id, OLD.id)
    ON CONFLICT (path) DO UPDATE SET tour_id = EXCLUDED.tour_id, left_at = now();
  DELETE FROM tour_old_path WHERE path = NEW.slug || '-' || NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_moved AFTER UPDATE OF slug ON tour
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_old_path();

-- What travellers asked about a tour and what they were told, in their language.
CREATE TABLE tour_question (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  tour_id     integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  locale      text NOT NULL,
  author_name text NOT NULL,
  question    text NOT NULL,
  asked_at    timestamptz NOT NULL DEFAULT now(),
  answer      text,
  answered_at timestamptz,
  CONSTRAINT answered_at_some_time CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX tour_question_tour ON tour_question (tour_id, locale, id DESC);

-- How to get to a tour and back, where that differs from its first and last place.
CREATE TABLE tour_ticket (
  tour_id                 integer PRIMARY KEY REFERENCES tour ON DELETE CASCADE,
  arrival_city_id         integer REFERENCES city,
  departure_city_id       integer REFERENCES city,
  train_arrival_city_id   integer REFERENCES city,
  train_departure_city_id integer REFERENCES city,
  other_arrival           jsonb,
  other_departure         jsonb,
  important               jsonb,
  comment                 jsonb
);

-- A tour made for one party. Its address is the uuid alone, 128 random bits.
CREATE TABLE individual_tour (
  uuid            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tour_id         integer NOT NULL UNIQUE REFERENCES tour ON DELETE CASCADE,
  help_request_id integer REFERENCES help_request,
  booking_id      integer REFERENCES booking,
  created_at      timestamptz NOT NULL DEFAULT now()
);

-- What the marketplace earns: a share of the price or a fixed sum a seat, in the tour's currency.
CREATE TABLE tour_commission (
  tour_id              integer PRIMARY KEY REFERENCES tour ON DELETE CASCADE,
  percent              numeric(5, 2) CHECK (percent BETWEEN 0 AND 100),
  quantity_minor       bigint CHECK (quantity_minor >= 0),
  max_age              smallint CHECK (max_age > 0),
  is_unwanted          boolean NOT NULL DEFAULT false, -- not to be offered by staff
  is_free_cancellation boolean NOT NULL DEFAULT false,
  updated_on           date NOT NULL DEFAULT current_date,
  CONSTRAINT commission_is_one_kind CHECK ((percent IS NULL) <> (quantity_minor IS NULL))
);
-- Of one departure, where another was agreed on.
CREATE TABLE tour_date_commission (
  tour_date_id   integer PRIMARY KEY REFERENCES tour_date ON DELETE CASCADE,
  percent        numeric(5, 2) CHECK (percent BETWEEN 0 AND 100),
  quantity_minor bigint CHECK (quantity_minor >= 0),
  CONSTRAINT date_commission_is_one_kind CHECK ((percent IS NULL) <> (quantity_minor IS NULL))
);
-- What a tour's rank gains or loses where it is listed; `context_id` is of the collection, region, rest kind or sight.
CREATE TABLE tour_weight_part (
  tour_id    integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  context    text NOT NULL CHECK (context IN ('has_dates', 'cruises', 'authors', 'collection', 'region', 'rest_kind', 'showplace')),
  context_id integer NOT NULL DEFAULT 0,
  weight     real NOT NULL,
  PRIMARY KEY (tour_id, context, context_id)
);
-- The part of each tour's rank that its organizer's standing makes.
CREATE TABLE organizer_weight (
  organizer_id integer PRIMARY KEY REFERENCES organizer ON DELETE CASCADE,
  tour_weight  real NOT NULL
);

CREATE TABLE tour_complaint (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  tour_id    integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  account_id integer REFERENCES account ON DELETE SET NULL, -- null: from a visitor
  text       text NOT NULL,
  locale     text NOT NULL,
  storefront text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- A form sent twice is one complaint.
CREATE UNIQUE INDEX tour_complaint_once ON tour_complaint (tour_id, account_id, md5(text)) NULLS NOT DISTINCT;

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
  UNIQUE (tour_id, email)
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
  UNIQUE (tour_id, channel, recipient, ordered_on)
);
