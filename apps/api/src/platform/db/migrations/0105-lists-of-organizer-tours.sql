-- What lists show of a draft: to take it out of the whole document for each row of a long list takes seconds.
ALTER TABLE organizer_tour
  ADD type     text GENERATED ALWAYS AS (draft ->> 'type') STORED,
  ADD title    jsonb GENERATED ALWAYS AS (draft -> 'title') STORED,
  ADD image    text GENERATED ALWAYS AS (draft #>> '{photos,0}') STORED,
  ADD price    bigint GENERATED ALWAYS AS ((draft ->> 'price')::bigint) STORED,
  ADD currency text GENERATED ALWAYS AS (draft ->> 'currency') STORED;
