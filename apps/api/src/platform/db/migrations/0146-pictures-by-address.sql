-- A picture is served where its file is, whether something shows it or not.
DROP INDEX tour_pictures, tour_content_pictures, tour_story_pictures, review_author_photo, review_photos, organizer_photo;
DROP FUNCTION tour_content_pictures(jsonb), tour_story_pictures(jsonb);

-- Organizers without a photo are shown by their initials now.
UPDATE organizer SET photo = '' WHERE photo LIKE 'mountains-goldenhour-org%';
