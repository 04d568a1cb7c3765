-- When what a sight's or an answer's page says was last changed, for the map of the site: till now the day it came in.
ALTER FUNCTION note_tour_page_change() RENAME TO note_page_change;

CREATE TRIGGER showplace_page_changed
  BEFORE UPDATE OF slug, kind, name, summary, body, image, season_months, opening_hours ON showplace
  FOR EACH ROW WHEN (
    (OLD.slug, OLD.kind, OLD.name, OLD.summary, OLD.body, OLD.image, OLD.season_months, OLD.opening_hours) IS DISTINCT FROM
    (NEW.slug, NEW.kind, NEW.name, NEW.summary, NEW.body, NEW.image, NEW.season_months, NEW.opening_hours))
  EXECUTE FUNCTION note_page_change();

CREATE TRIGGER help_article_page_changed BEFORE UPDATE OF slug, title, body ON help_article
  FOR EACH ROW WHEN ((OLD.slug, OLD.title, OLD.body) IS DISTINCT FROM (NEW.slug, NEW.title, NEW.body))
  EXECUTE FUNCTION note_page_change();
