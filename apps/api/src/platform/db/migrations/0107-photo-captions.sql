-- What is to be seen on a tour's photos, by photo and language; most have no caption.
ALTER TABLE tour ADD image_captions jsonb NOT NULL DEFAULT '{}';
UPDATE organizer_tour SET draft = draft || '{"captions": {}}' WHERE NOT draft ? 'captions';
UPDATE tour_revision SET draft = draft || '{"captions": {}}' WHERE NOT draft ? 'captions';
