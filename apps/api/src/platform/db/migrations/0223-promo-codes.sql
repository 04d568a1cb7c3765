-- Codes that lower the price of an order. What a code gives never changes; it may only end.
CREATE TABLE promo_code (
  id                  integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  code                text NOT NULL UNIQUE CHECK (code = upper(code) AND length(code) BETWEEN 3 AND 24),
  campaign            text NOT NULL CHECK (length(campaign) BETWEEN 1 AND 100), -- the name of codes that were made together
  storefront          text NOT NULL,
  percent             integer CHECK (percent BETWEEN 1 AND 100),
  amount_minor        bigint CHECK (amount_minor > 0), -- in the storefront's charge currency
  -- Who bears it, as of goodwill: the other side's share stays as it would have been.
  borne_by            text NOT NULL CHECK (borne_by IN ('tropa', 'organizer')),
  -- For which tours; an empty list is no limit. A tour that goes to one of the places counts.
  tour_ids            integer[] NOT NULL DEFAULT '{}',
  country_ids         integer[] NOT NULL DEFAULT '{}',
  city_ids            integer[] NOT NULL DEFAULT '{}',
  -- For departures that begin on these days.
  starts_from         date,
  starts_until        date CHECK (starts_until >= starts_from),
  is_first_booking    boolean NOT NULL DEFAULT false,
  max_uses            integer CHECK (max_uses > 0),
  max_uses_per_person integer CHECK (max_uses_per_person > 0),
  -- First and last day of its use in the storefront's time zone.
  valid_from          date,
  valid_until         date CHECK (valid_until >= valid_from),
  -- Bookings that have it now; counted here, so that orders at once cannot take one use twice.
  uses                integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  ended_at            timestamptz,
  created_by          integer REFERENCES account ON DELETE SET NULL,
  created_at          timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT promo_code_takes_one CHECK (num_nonnulls(percent, amount_minor) = 1),
  CONSTRAINT promo_code_uses CHECK (uses <= max_uses),
  -- An organizer bears a code for tours that are named alone: nobody pays for what they do not know of.
  CONSTRAINT promo_code_borne_by_named CHECK (borne_by = 'tropa' OR cardinality(tour_ids) > 0)
);
CREATE INDEX promo_code_campaign ON promo_code (campaign text_pattern_ops);
CREATE INDEX promo_code_author ON promo_code (created_by);

-- A booking's code and what it took off. Its sum stays with the booking; a released use can be taken by another.
CREATE TABLE promo_use (
  booking_id    integer PRIMARY KEY REFERENCES booking,
  promo_code_id integer NOT NULL REFERENCES promo_code,
  amount_minor  bigint NOT NULL CHECK (amount_minor >= 0),
  released_at   timestamptz
);
CREATE INDEX promo_use_code ON promo_use (promo_code_id, booking_id);
