-- The long texts of a tour as a machine translated them, for readers of languages that its organizer does not write.
CREATE TABLE tour_translation (
  tour_id        integer NOT NULL REFERENCES tour ON DELETE CASCADE,
  locale         text NOT NULL,
  source_hash    text NOT NULL, -- of the texts that were translated
  texts          jsonb NOT NULL,
  translated_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tour_id, locale)
);
