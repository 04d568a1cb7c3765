-- People live in more cities than tours go to. A city that is no place of the catalogue stands by its name, as it was chosen of the
-- cities of the world or typed; then its country may be unknown. Where both are there, the name counts.
ALTER TABLE organizer
  ALTER COLUMN city_id DROP NOT NULL,
  ADD COLUMN city_name text,
  ADD COLUMN city_country char(2),
  ADD CONSTRAINT organizer_has_city CHECK (num_nonnulls(city_id, city_name) > 0);
ALTER TABLE organizer_application
  ALTER COLUMN city_id DROP NOT NULL,
  ADD COLUMN city_name text,
  ADD COLUMN city_country char(2),
  ADD CONSTRAINT organizer_application_has_city CHECK (num_nonnulls(city_id, city_name) > 0);
