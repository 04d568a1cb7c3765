-- The end of a session goes the way of events: a notice in a transaction makes PostgreSQL commit such transactions one
-- after the other. No account has the topic, so nobody is sent it.
CREATE OR REPLACE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO realtime_pending (topic, event, data) VALUES ('session/' || OLD.id, 'session_ended', '{}');
  RETURN NULL;
END $$;
-- A session that had ended before has no sockets.
DROP TRIGGER session_deleted ON session;
CREATE TRIGGER session_deleted AFTER DELETE ON session
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION tell_session_end();
