-- Events of committed transactions that have no id yet. Ids are given afterwards, by one process at a time: a lock or a
-- notice inside of the transactions makes PostgreSQL commit them one after the other.
CREATE TABLE realtime_pending (
  place      bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  topic      text NOT NULL,
  event      text NOT NULL,
  chat_id    integer,
  data       jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
