-- What the filter asks about cruises and sights, and what the search needs to stay fresh.

CREATE TABLE ship (
  id          integer PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  name        jsonb NOT NULL,
  cruise_type text NOT NULL CHECK (cruise_type IN ('river', 'sea', 'yacht', 'expedition')),
  passengers  smallint NOT NULL CHECK (passengers > 0)
);

CREATE TABLE water_object (
  id   integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name jsonb NOT NULL,
  kind text NOT NULL CHECK (kind IN ('river', 'lake', 'sea', 'ocean'))
);

ALTER TABLE tour
  -- Sights on the way; an array like the other lists of a tour (docs/decisions/0007).
  ADD showplace_ids    integer[] NOT NULL DEFAULT '{}',
  ADD cruise_type      text CHECK (cruise_type IN ('river', 'sea', 'yacht', 'expedition')),
  ADD ship_id          integer REFERENCES ship,
  -- People that a cabin of some class takes.
  ADD cabin_capacities smallint[] NOT NULL DEFAULT '{}',
  -- The cruise ends where it began.
  ADD is_returning     boolean NOT NULL DEFAULT false,
  ADD water_object_ids integer[] NOT NULL DEFAULT '{}',
  -- Made for one party that asked for it: open by its address, never listed.
  ADD is_individual    boolean NOT NULL DEFAULT false;
CREATE INDEX tour_ship ON tour (ship_id) WHERE ship_id IS NOT NULL;

-- A card shows a date's discount too.
DROP TRIGGER tour_date_changed ON tour_date;
CREATE TRIGGER tour_date_changed AFTER INSERT OR DELETE OR UPDATE OF starts_on, ends_on, price_minor,
  price_without_discount_minor, discount_type, discount_ends_on ON tour_date
  FOR EACH ROW EXECUTE FUNCTION note_tour_date_change();

-- A card names its organizer, who leads hundreds of tours: one note instead of hundreds.
ALTER TABLE catalogue_change ALTER tour_id DROP NOT NULL;
ALTER TABLE catalogue_change ADD organizer_id integer;
ALTER TABLE catalogue_change ADD CONSTRAINT catalogue_change_subject
  CHECK ((tour_id IS NULL) <> (organizer_id IS NULL));
CREATE FUNCTION note_organizer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (organizer_id) VALUES (NEW.id);
  PERFORM pg_notify('catalogue_change', '');
  RETURN NULL;
END $$;
CREATE TRIGGER organizer_changed AFTER UPDATE OF title, first_name, last_name, photo ON organizer
  FOR EACH ROW EXECUTE FUNCTION note_organizer_change();

-- Old notes are deleted by age.
CREATE INDEX catalogue_change_made_at ON catalogue_change (made_at);
