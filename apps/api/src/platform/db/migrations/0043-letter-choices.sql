-- Letters that a person does not want, by topic and the way that they would come; what is not here comes.
CREATE TABLE letter_off (
  account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
  topic      text NOT NULL,
  way        text NOT NULL CHECK (way IN ('email', 'sms', 'messenger')),
  PRIMARY KEY (account_id, topic, way)
);
