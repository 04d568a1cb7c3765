-- When what a tour's page says was last changed, for the map of the site; null: not since it was published.
ALTER TABLE tour ADD changed_on date;

CREATE FUNCTION note_tour_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_on := current_date;
  RETURN NEW;
END $$;
CREATE TRIGGER tour_page_changed BEFORE UPDATE OF slug, title, summary, images, price_minor, content_id ON tour
  FOR EACH ROW WHEN ((OLD.slug, OLD.title, OLD.summary, OLD.images, OLD.price_minor, OLD.content_id)
    IS DISTINCT FROM (NEW.slug, NEW.title, NEW.summary, NEW.images, NEW.price_minor, NEW.content_id))
  EXECUTE FUNCTION note_tour_page_change();

CREATE FUNCTION note_tour_text_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tour SET changed_on = current_date WHERE content_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_text_changed AFTER UPDATE OF body ON tour_content
  FOR EACH ROW WHEN (OLD.body IS DISTINCT FROM NEW.body) EXECUTE FUNCTION note_tour_text_change();
