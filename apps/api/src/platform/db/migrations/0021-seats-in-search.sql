-- "Sold out or not" no longer says enough to search: who travels with five looks for five free seats.
DROP TRIGGER tour_date_filled ON tour_date;
CREATE TRIGGER tour_date_filled AFTER UPDATE OF seats_taken, seats_total ON tour_date
  FOR EACH ROW WHEN (OLD.seats_total - OLD.seats_taken IS DISTINCT FROM NEW.seats_total - NEW.seats_taken)
  EXECUTE FUNCTION note_change_of_part();
