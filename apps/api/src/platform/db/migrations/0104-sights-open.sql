-- When a sight can be seen, where that is known: the months of its season, 1 to 12, and its hours,
-- [{"days": [1, 2], "opens": "10:00", "closes": "18:00"}] with Monday as day 1. Empty: nothing is known.
ALTER TABLE showplace
  ADD season_months smallint[] NOT NULL DEFAULT '{}'
    CHECK (season_months <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
  ADD opening_hours jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(opening_hours) = 'array');
