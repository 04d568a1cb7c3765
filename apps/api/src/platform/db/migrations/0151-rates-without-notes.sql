-- Daily rates change the rouble price of every tour in another currency. Indexes see the new rates themselves, so such a
-- change of a tour is not noted.
DROP TRIGGER tour_changed ON tour;
CREATE TRIGGER tour_made AFTER INSERT OR DELETE ON tour FOR EACH ROW EXECUTE FUNCTION note_tour_change();
CREATE TRIGGER tour_changed AFTER UPDATE ON tour
  FOR EACH ROW WHEN (OLD.price_rub_minor = NEW.price_rub_minor
    OR to_jsonb(OLD) - 'price_rub_minor' IS DISTINCT FROM to_jsonb(NEW) - 'price_rub_minor')
  EXECUTE FUNCTION note_tour_change();
-- For the newest day, which every process asks for again and again.
CREATE INDEX currency_rate_day ON currency_rate (rated_on);
