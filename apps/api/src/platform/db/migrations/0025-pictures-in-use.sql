-- Which drawn pictures something of the site shows: only they are drawn. Large tables are looked up by index.
CREATE FUNCTION tour_content_pictures(body jsonb) RETURNS jsonb IMMUTABLE PARALLEL SAFE LANGUAGE sql
  RETURN jsonb_path_query_array(body, '$.*.programme[*].image');
CREATE FUNCTION tour_story_pictures(stories jsonb) RETURNS jsonb IMMUTABLE PARALLEL SAFE LANGUAGE sql
  RETURN jsonb_path_query_array(stories, '$[*].images[*]');

CREATE INDEX tour_pictures ON tour USING gin (images);
CREATE INDEX tour_content_pictures ON tour_content USING gin (tour_content_pictures(body));
CREATE INDEX tour_story_pictures ON tour USING gin (tour_story_pictures(stories)) WHERE stories <> '[]';
CREATE INDEX review_author_photo ON review (author_photo) WHERE author_photo IS NOT NULL;
CREATE INDEX review_photos ON review USING gin (photos) WHERE photos <> '{}';
CREATE INDEX organizer_photo ON organizer (photo);
