-- Where tours go and what they are found by.

CREATE TABLE country (
  id         integer PRIMARY KEY,
  slug       text NOT NULL UNIQUE,
  iso_code   char(2) NOT NULL UNIQUE,
  name       jsonb NOT NULL,
  continent  text NOT NULL CHECK (continent IN ('europe', 'asia', 'africa', 'north-america', 'south-america', 'oceania', 'antarctica')),
  phone_code text NOT NULL,
  is_primary boolean NOT NULL DEFAULT false
);

CREATE TABLE region (
  id         integer PRIMARY KEY,
  country_id integer NOT NULL REFERENCES country,
  slug       text NOT NULL UNIQUE,
  name       jsonb NOT NULL
);

-- A city, a village or a natural place where tours happen; "city" in the filter.
CREATE TABLE city (
  id         integer PRIMARY KEY,
  country_id integer NOT NULL REFERENCES country,
  region_id  integer REFERENCES region,
  slug       text NOT NULL UNIQUE,
  name       jsonb NOT NULL,
  lat        double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lng        double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
  image      text NOT NULL,
  -- By whose day deadlines end. An unknown zone raises an error.
  time_zone  text NOT NULL CHECK (time_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+)+)$' AND timestamp '2000-01-01' AT TIME ZONE time_zone IS NOT NULL)
);

-- What the weather of a place is usually like, month by month: means of many years. A city's own row wins over that of
-- its region, so that a region's places can share one.
CREATE TABLE climate_normal (
  id        integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  city_id   integer REFERENCES city ON DELETE CASCADE,
  region_id integer REFERENCES region ON DELETE CASCADE,
  month     smallint NOT NULL CHECK (month BETWEEN 1 AND 12),
  day       smallint NOT NULL CHECK (day BETWEEN -60 AND 60), -- mean highest temperature of a day, degrees Celsius
  night     smallint NOT NULL CHECK (night BETWEEN -70 AND 50), -- mean lowest
  wet_days  smallint NOT NULL CHECK (wet_days BETWEEN 0 AND 31), -- with rain or snow
  water     smallint CHECK (water BETWEEN -2 AND 40), -- surface of the sea or the lake; null: nobody bathes
  is_best   boolean NOT NULL DEFAULT false, -- when guide books send people here
  CONSTRAINT climate_normal_city_id_month_key UNIQUE (city_id, month),
  CONSTRAINT climate_normal_region_id_month_key UNIQUE (region_id, month),
  CONSTRAINT climate_of_one_place CHECK (num_nonnulls(city_id, region_id) = 1),
  CONSTRAINT climate_night_below_day CHECK (night <= day)
);

-- "Rest kind" on the wire: what one does on the tour.
CREATE TABLE rest_kind (
  id    integer PRIMARY KEY,
  slug  text NOT NULL UNIQUE,
  name  jsonb NOT NULL,
  emoji text NOT NULL
);

CREATE TABLE collection (
  id          integer PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  name        jsonb NOT NULL,
  description jsonb NOT NULL,
  image       text NOT NULL,
  is_hidden   boolean NOT NULL DEFAULT false
);

-- A word on a card, such as "With children".
CREATE TABLE tag (
  id        integer PRIMARY KEY,
  name      jsonb NOT NULL,
  is_hidden boolean NOT NULL DEFAULT false -- for staff and searches, not for cards
);

CREATE TABLE water_object (
  id   integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name jsonb NOT NULL,
  kind text NOT NULL CHECK (kind IN ('river', 'lake', 'sea', 'ocean'))
);

CREATE TABLE ship (
  id          integer PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  name        jsonb NOT NULL,
  cruise_type text NOT NULL CHECK (cruise_type IN ('river', 'sea', 'yacht', 'expedition')),
  passengers  smallint NOT NULL CHECK (passengers > 0),
  -- What she is, such as "motor-ship"; nothing more is known of a ship without it.
  vessel      text,
  built       smallint CHECK (built BETWEEN 1850 AND 2100),
  decks       smallint CHECK (decks > 0),
  -- An image key or the path of a stored file.
  image       text
);

CREATE TABLE ship_cabin (
  id                 integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  ship_id            integer NOT NULL REFERENCES ship,
  kind               text NOT NULL,
  -- People that it takes.
  capacity           smallint NOT NULL CHECK (capacity BETWEEN 1 AND 8),
  deck               smallint NOT NULL CHECK (deck > 0),
  -- On top of the price of a seat of whichever departure, percent.
  supplement_percent smallint NOT NULL CHECK (supplement_percent BETWEEN 0 AND 400),
  inside             text[] NOT NULL DEFAULT '{}',
  -- How many are sold on each departure.
  quantity           smallint NOT NULL DEFAULT 4 CHECK (quantity > 0),
  CONSTRAINT ship_cabin_ship_id_kind_capacity_key UNIQUE (ship_id, kind, capacity)
);

CREATE TABLE showplace (
  id            integer PRIMARY KEY,
  slug          text NOT NULL UNIQUE,
  city_id       integer NOT NULL REFERENCES city,
  kind          text NOT NULL CHECK (kind IN ('nature', 'mountain', 'water', 'island', 'town', 'fortress', 'temple', 'palace', 'museum', 'ruins', 'viewpoint')),
  name          jsonb NOT NULL,
  summary       jsonb NOT NULL,
  body          jsonb NOT NULL,
  lat           double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lng           double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
  image         text NOT NULL,
  weight        real NOT NULL DEFAULT 0, -- rank in lists, higher first
  changed_on    date NOT NULL DEFAULT current_date,
  -- When it can be seen, where that is known: the months of its season, 1 to 12, and its hours,
  -- [{"days": [1, 2], "opens": "10:00", "closes": "18:00"}] with Monday as day 1. Empty: nothing is known.
  season_months smallint[] NOT NULL DEFAULT '{}' CHECK (season_months <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  opening_hours jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(opening_hours) = 'array')
);
CREATE INDEX showplace_city ON showplace (city_id);
CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_on := current_date;
  RETURN NEW;
END $$;
CREATE TRIGGER showplace_page_changed
  BEFORE UPDATE OF slug, kind, name, summary, body, image, season_months, opening_hours ON showplace
  FOR EACH ROW WHEN (
    (OLD.slug, OLD.kind, OLD.name, OLD.summary, OLD.body, OLD.image, OLD.season_months, OLD.opening_hours) IS DISTINCT FROM
    (NEW.slug, NEW.kind, NEW.name, NEW.summary, NEW.body, NEW.image, NEW.season_months, NEW.opening_hours))
  EXECUTE FUNCTION note_page_change();
