-- Staff look up bookings and people: a part of the desk, for those who could open any booking before.
ALTER TABLE account DROP CONSTRAINT account_desk_parts_check;
ALTER TABLE account ADD CONSTRAINT account_desk_parts_check CHECK (
  desk_parts <@ ARRAY['bookings', 'support', 'reviews', 'messages', 'payments', 'letters', 'organizers', 'audit']
) NOT VALID;
ALTER TABLE account VALIDATE CONSTRAINT account_desk_parts_check;
UPDATE account SET desk_parts = array_prepend('bookings', desk_parts) WHERE 'support' = ANY (desk_parts);

-- By the words of a name, by the last digits of a phone, by the beginning of an address.
CREATE FUNCTION name_words(first text, last text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', concat_ws(' ', first, last))
$$;
CREATE INDEX booking_name ON booking USING gin (name_words(first_name, last_name));
CREATE INDEX booking_phone_ending ON booking (reverse(phone) text_pattern_ops);
CREATE INDEX booking_email ON booking (lower(email) text_pattern_ops);
CREATE INDEX account_name ON account USING gin (name_words(first_name, last_name));
CREATE INDEX account_phone_ending ON account (reverse(phone) text_pattern_ops);
CREATE INDEX account_email_beginning ON account (lower(email) text_pattern_ops);
CREATE INDEX tour_title ON tour USING gin (jsonb_to_tsvector('simple', title, '["string"]'));
CREATE INDEX help_request_phone_ending ON help_request (reverse(phone) text_pattern_ops);
CREATE INDEX help_request_email ON help_request (lower(email) text_pattern_ops);
CREATE INDEX payment_ref_ending ON payment (reverse(lower(provider_ref)) text_pattern_ops);

-- Words of names, for names with a typing error. An hourly job adds new ones: a trigger would make bookings that are
-- made at once wait for each other.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE name_word (word text PRIMARY KEY);
CREATE INDEX name_word_similar ON name_word USING gin (word gin_trgm_ops);
CREATE FUNCTION learn_name_words(since timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO name_word (word)
  SELECT DISTINCT word
    FROM (SELECT name_words(first_name, last_name) AS words FROM booking WHERE created_at >= since
          UNION ALL
          SELECT name_words(first_name, last_name) FROM account WHERE created_at >= since) AS named,
         unnest(tsvector_to_array(words)) AS word
   WHERE length(word) >= 3
   ORDER BY word
      ON CONFLICT DO NOTHING
$$;
SELECT learn_name_words('-infinity');

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
-- The log of one booking.
CREATE INDEX audit_entry_subject ON audit_entry (subject_kind, subject_id, id) WHERE subject_id IS NOT NULL;
