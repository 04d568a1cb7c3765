-- Tour pages are kept until the tour changes, so that what they show beside the tour's own columns is noted, too.
CREATE TRIGGER review_changed AFTER INSERT OR UPDATE OR DELETE ON review
  FOR EACH ROW EXECUTE FUNCTION note_tour_date_change();
CREATE TRIGGER tour_question_changed AFTER INSERT OR UPDATE OR DELETE ON tour_question
  FOR EACH ROW EXECUTE FUNCTION note_tour_date_change();
ALTER FUNCTION note_tour_date_change() RENAME TO note_change_of_part;

DROP TRIGGER organizer_changed ON organizer;
CREATE TRIGGER organizer_changed AFTER UPDATE OF title, first_name, last_name, photo, about, languages, started_on,
  is_verified, has_direct_sale ON organizer
  FOR EACH ROW EXECUTE FUNCTION note_organizer_change();

DROP TRIGGER tour_date_changed ON tour_date;
CREATE TRIGGER tour_date_changed AFTER INSERT OR DELETE OR UPDATE OF starts_on, ends_on, start_times, price_minor,
  price_without_discount_minor, discount_type, discount_ends_on, is_guaranteed ON tour_date
  FOR EACH ROW EXECUTE FUNCTION note_change_of_part();
