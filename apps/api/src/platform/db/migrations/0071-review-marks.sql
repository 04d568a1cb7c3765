-- Marks by aspect that a traveller gives beside the one for the journey as a whole.
ALTER TABLE review ADD marks jsonb NOT NULL DEFAULT '{}';
