-- Processes look for changes themselves. A notice in a transaction makes PostgreSQL commit such transactions one after
-- the other, and each sold seat is a change.
CREATE OR REPLACE FUNCTION note_tour_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (tour_id) VALUES (COALESCE(NEW.id, OLD.id));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_change_of_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (tour_id) VALUES (COALESCE(NEW.tour_id, OLD.tour_id));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_organizer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (organizer_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
