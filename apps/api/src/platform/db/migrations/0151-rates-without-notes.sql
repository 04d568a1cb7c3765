-- Daily rates change the rouble price of every tour in another currency. Indexes see the new rates themselves, so the
-- job that writes these prices turns the notes off (`SET LOCAL tropa.notes = 'off'`).
DROP TRIGGER tour_changed ON tour;
CREATE TRIGGER tour_changed AFTER INSERT OR UPDATE OR DELETE ON tour
  FOR EACH ROW WHEN (current_setting('tropa.notes', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION note_tour_change();
-- For the newest day, which every process asks for again and again.
CREATE INDEX currency_rate_day ON currency_rate (rated_on);
