-- Which row an operator's own id stands for, so that a second import updates instead of adding.
CREATE TABLE import_id (
  kind        text NOT NULL CHECK (kind IN ('organizer', 'tour', 'tour_date')),
  external_id text NOT NULL, -- of a date: the tour's, a slash, the date's
  id          integer NOT NULL,
  PRIMARY KEY (kind, external_id)
);
