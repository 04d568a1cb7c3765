-- What the weather of a place is usually like, month by month: means of many years. A city's own row wins over that
-- of its region, so that a region's places can share one.
CREATE TABLE climate_normal (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  city_id     integer REFERENCES city ON DELETE CASCADE,
  region_id   integer REFERENCES region ON DELETE CASCADE,
  month       smallint NOT NULL CHECK (month BETWEEN 1 AND 12),
  day         smallint NOT NULL CHECK (day BETWEEN -60 AND 60), -- mean highest temperature of a day, degrees Celsius
  night       smallint NOT NULL CHECK (night BETWEEN -70 AND 50), -- mean lowest
  wet_days    smallint NOT NULL CHECK (wet_days BETWEEN 0 AND 31), -- with rain or snow
  water       smallint CHECK (water BETWEEN -2 AND 40), -- surface of the sea or the lake; null: nobody bathes
  is_best     boolean NOT NULL DEFAULT false, -- when guide books send people here
  CONSTRAINT climate_of_one_place CHECK (num_nonnulls(city_id, region_id) = 1),
  CONSTRAINT climate_night_below_day CHECK (night <= day),
  UNIQUE (city_id, month),
  UNIQUE (region_id, month)
);
