-- Lists of favourites that somebody shared by a link. The token is drawn from the list itself, so that sharing the
-- same list again makes no second row. Nobody is named: who has the link may read.
CREATE TABLE shared_favourites (
  token     text PRIMARY KEY,
  tour_ids  integer[] NOT NULL CHECK (cardinality(tour_ids) BETWEEN 1 AND 100),
  shared_on date NOT NULL DEFAULT current_date,
  read_on   date NOT NULL DEFAULT current_date -- lists that nobody reads any more are deleted
);
CREATE INDEX shared_favourites_read_on ON shared_favourites (read_on);
