-- Staff look up bookings and people: a part of the desk, for those who could open any booking before.
ALTER TABLE account DROP CONSTRAINT account_desk_parts_check;
ALTER TABLE account ADD CONSTRAINT account_desk_parts_check CHECK (
  desk_parts <@ ARRAY['bookings', 'support', 'reviews', 'messages', 'payments', 'letters', 'organizers', 'audit']
) NOT VALID;
UPDATE account SET desk_parts = array_prepend('bookings', desk_parts) WHERE 'support' = ANY (desk_parts);

-- The words of a name, as they are searched for.
CREATE FUNCTION name_words(first text, last text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', translate(concat_ws(' ', first, last), 'ёЁ', 'еЕ'))
$$;
CREATE FUNCTION title_words(title jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_to_tsvector('simple', translate(title::text, 'ёЁ', 'еЕ')::jsonb, '["string"]')
$$;

-- Words of names, for names with a typing error. A job adds new ones: a trigger would make bookings that are
-- made at once wait for each other.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE name_word (word text PRIMARY KEY);
CREATE INDEX name_word_similar ON name_word USING gin (word gin_trgm_ops);
CREATE FUNCTION learn_name_words(newest integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO name_word (word)
  SELECT DISTINCT word
    FROM (SELECT name_words(first_name, last_name) AS words FROM booking
           WHERE id > (SELECT max(id) FROM booking) - newest
          UNION ALL
          SELECT name_words(first_name, last_name) FROM account
           WHERE id > (SELECT max(id) FROM account) - newest
          UNION ALL
          SELECT name_words(first_name, last_name) FROM tourist
           WHERE id > (SELECT max(id) FROM tourist) - newest) AS named,
         unnest(tsvector_to_array(words)) AS word
   WHERE length(word) >= 3
   ORDER BY word
      ON CONFLICT DO NOTHING
$$;

-- What staff write down about a booking, for each other.
CREATE TABLE booking_note (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  booking_id integer NOT NULL REFERENCES booking,
  account_id integer REFERENCES account ON DELETE SET NULL,
  body       text NOT NULL CHECK (body <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX booking_note_booking ON booking_note (booking_id, id);
CREATE INDEX booking_note_account ON booking_note (account_id);
