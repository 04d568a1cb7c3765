-- What a mail program gets beside the text: markup, whom an answer reaches, and the address that ends such letters.
ALTER TABLE outbox ADD COLUMN letter jsonb;

-- Letters that somebody without an account wants no more of, by their e-mail.
CREATE TABLE letter_off_address (
  address text NOT NULL CHECK (address = lower(address)),
  topic text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (address, topic)
);
