-- The catalogue. Texts for readers are jsonb by locale: {"ru": "...", "en": "...", "de": "...", "zh": "..."}.
-- Money is an integer of the currency's minor unit beside its currency. Departures are local dates of the place.

CREATE TABLE country (
  id          integer PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  iso_code    char(2) NOT NULL UNIQUE,
  name        jsonb NOT NULL,
  continent   text NOT NULL CHECK (continent IN ('europe', 'asia', 'africa', 'north-america', 'south-america', 'oceania', 'antarctica')),
  phone_code  text NOT NULL,
  is_primary  boolean NOT NULL DEFAULT false
);

CREATE TABLE region (
  id          integer PRIMARY KEY,
  country_id  integer NOT NULL REFERENCES country,
  slug        text NOT NULL UNIQUE,
  name        jsonb NOT NULL
);

-- A city, a village or a natural place where tours happen; "city" in the filter.
CREATE TABLE city (
  id          integer PRIMARY KEY,
  country_id  integer NOT NULL REFERENCES country,
  region_id   integer REFERENCES region,
  slug        text NOT NULL UNIQUE,
  name        jsonb NOT NULL,
  lat         double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lng         double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
  image       text NOT NULL
);

-- "Rest kind" on the wire: what one does on the tour.
CREATE TABLE rest_kind (
  id          integer PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  name        jsonb NOT NULL,
  emoji       text NOT NULL
);

CREATE TABLE collection (
  id          integer PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  name        jsonb NOT NULL,
  description jsonb NOT NULL,
  image       text NOT NULL,
  is_hidden   boolean NOT NULL DEFAULT false
);

CREATE TABLE organizer (
  id               integer PRIMARY KEY,
  title            text NOT NULL,
  first_name       jsonb NOT NULL,
  last_name        jsonb NOT NULL,
  about            jsonb NOT NULL,
  photo            text NOT NULL,
  email            text NOT NULL,
  phone            text NOT NULL,
  city_id          integer NOT NULL REFERENCES city,
  languages        text[] NOT NULL,
  started_on       date NOT NULL,
  is_verified      boolean NOT NULL DEFAULT false,
  has_direct_sale  boolean NOT NULL DEFAULT false
);

-- The long texts of a tour, kept apart so that lists never read them.
CREATE TABLE tour_content (
  id    integer PRIMARY KEY,
  body  jsonb NOT NULL
);

CREATE TABLE tour (
  id                      integer PRIMARY KEY,
  slug                    text NOT NULL,
  status                  text NOT NULL CHECK (status IN ('published', 'removed', 'gone')),
  type                    smallint NOT NULL CHECK (type IN (1, 2)), -- 1 tour, 2 excursion
  is_cruise               boolean NOT NULL DEFAULT false,
  is_author_tour          boolean NOT NULL DEFAULT true,
  organizer_id            integer NOT NULL REFERENCES organizer,
  content_id              integer NOT NULL REFERENCES tour_content,
  title                   jsonb NOT NULL,
  summary                 jsonb NOT NULL,
  emoji                   text, -- null: an emoji by the title
  images                  text[] NOT NULL CHECK (cardinality(images) > 0),
  main_city_id            integer NOT NULL REFERENCES city,
  city_ids                integer[] NOT NULL,
  region_ids              integer[] NOT NULL,
  country_ids             integer[] NOT NULL CHECK (cardinality(country_ids) > 0),
  main_rest_kind_id       integer NOT NULL REFERENCES rest_kind,
  rest_kind_ids           integer[] NOT NULL,
  collection_ids          integer[] NOT NULL,
  accommodation           text[] NOT NULL,
  comfort                 text[] NOT NULL,
  languages               text[] NOT NULL,
  difficulty              smallint NOT NULL CHECK (difficulty BETWEEN 1 AND 4),
  min_age                 smallint NOT NULL DEFAULT 0,
  max_group_size          smallint NOT NULL CHECK (max_group_size > 0),
  duration_days           smallint NOT NULL CHECK (duration_days >= 0), -- 0 for an excursion of hours
  duration_nights         smallint NOT NULL,
  duration_hours          smallint NOT NULL DEFAULT 0,
  currency                char(3) NOT NULL,
  price_minor             bigint NOT NULL CHECK (price_minor > 0), -- a person, the cheapest coming date
  price_without_discount_minor bigint, -- null: no discount
  price_rub_minor         bigint NOT NULL, -- derived by rate, for filter and sort
  is_price_from           boolean NOT NULL DEFAULT true,
  is_very_hot             boolean NOT NULL DEFAULT false,
  is_new                  boolean NOT NULL DEFAULT false,
  is_dates_preliminary    boolean NOT NULL DEFAULT false,
  request_period_start    date, -- tours by request: any date of the period
  request_period_end      date,
  rating                  numeric(3, 2) NOT NULL DEFAULT 0,
  reviews_count           integer NOT NULL DEFAULT 0,
  weight                  real NOT NULL DEFAULT 0, -- rank of the default sort, higher first
  cancellation_days       smallint NOT NULL DEFAULT 14, -- full refund until so many days before the start
  prepayment_percent      smallint NOT NULL DEFAULT 15 CHECK (prepayment_percent BETWEEN 5 AND 100),
  published_on            date NOT NULL
);
CREATE INDEX tour_status ON tour (status) WHERE status = 'published';
CREATE INDEX tour_weight ON tour (weight DESC, id) WHERE status = 'published';
CREATE INDEX tour_organizer ON tour (organizer_id);
CREATE INDEX tour_city ON tour USING gin (city_ids);

CREATE TABLE tour_date (
  id                           integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  tour_id                      integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  starts_on                    date NOT NULL,
  ends_on                      date NOT NULL CHECK (ends_on >= starts_on),
  start_times                  text[] NOT NULL DEFAULT '{}', -- excursions: '10:00'
  price_minor                  bigint NOT NULL CHECK (price_minor > 0), -- in the tour's currency
  price_without_discount_minor bigint,
  discount_type                text CHECK (discount_type IN ('early_booking_dates', 'early_booking_days', 'seasonal', 'on_tour_date')),
  discount_ends_on             date,
  seats_total                  smallint NOT NULL CHECK (seats_total > 0),
  seats_taken                  smallint NOT NULL DEFAULT 0,
  is_guaranteed                boolean NOT NULL DEFAULT false,
  -- The last word on overselling: no statement of any process gets past this line.
  CONSTRAINT seats_never_oversold CHECK (seats_taken BETWEEN 0 AND seats_total)
);
CREATE INDEX tour_date_tour ON tour_date (tour_id, starts_on);
CREATE INDEX tour_date_start ON tour_date (starts_on);

CREATE TABLE review (
  id           integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  tour_id      integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  organizer_id integer NOT NULL REFERENCES organizer,
  author_name  text NOT NULL,
  author_photo text,
  rating       smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  locale       text NOT NULL, -- the language the review was written in
  text         text NOT NULL,
  travelled_on date NOT NULL,
  created_on   date NOT NULL,
  reply        text
);
CREATE INDEX review_tour ON review (tour_id, created_on DESC);
CREATE INDEX review_organizer ON review (organizer_id, created_on DESC);

-- Units of the currency's major unit in one US dollar, dated; the newest row up to today holds.
CREATE TABLE currency_rate (
  currency   char(3) NOT NULL,
  rated_on   date NOT NULL,
  per_usd    numeric(14, 6) NOT NULL CHECK (per_usd > 0),
  PRIMARY KEY (currency, rated_on)
);

-- What was loaded and from which seed, so that a second start loads nothing.
CREATE TABLE catalogue_load (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  source     text NOT NULL,
  loaded_on  date NOT NULL DEFAULT current_date,
  loaded_at  timestamptz NOT NULL DEFAULT now(),
  tours      integer NOT NULL
);

-- Outbox of catalogue changes: the search index reads on from the last sequence it has seen.
CREATE TABLE catalogue_change (
  sequence bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  tour_id  integer NOT NULL,
  made_at  timestamptz NOT NULL DEFAULT now()
);
CREATE FUNCTION note_tour_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (tour_id) VALUES (COALESCE(NEW.id, OLD.id));
  PERFORM pg_notify('catalogue_change', '');
  RETURN NULL;
END $$;
CREATE FUNCTION note_tour_date_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (tour_id) VALUES (COALESCE(NEW.tour_id, OLD.tour_id));
  PERFORM pg_notify('catalogue_change', '');
  RETURN NULL;
END $$;
-- Loading COPYs with these triggers disabled and notes one change at the end.
CREATE TRIGGER tour_changed AFTER INSERT OR UPDATE OR DELETE ON tour
  FOR EACH ROW EXECUTE FUNCTION note_tour_change();
CREATE TRIGGER tour_date_changed AFTER INSERT OR DELETE OR UPDATE OF starts_on, ends_on, price_minor, price_without_discount_minor ON tour_date
  FOR EACH ROW EXECUTE FUNCTION note_tour_date_change();
-- Of a date's seats only "sold out or not" is searched, so only that is noted.
CREATE TRIGGER tour_date_filled AFTER UPDATE OF seats_taken ON tour_date
  FOR EACH ROW WHEN ((OLD.seats_taken < OLD.seats_total) IS DISTINCT FROM (NEW.seats_taken < NEW.seats_total))
  EXECUTE FUNCTION note_tour_date_change();
