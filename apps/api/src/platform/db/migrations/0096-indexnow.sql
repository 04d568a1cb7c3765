-- How far search engines have been told of changes, by storefront: a sequence of catalogue_change.
CREATE TABLE indexnow_position (
  storefront text PRIMARY KEY,
  sequence   bigint NOT NULL
);
