-- Without an index, deleting an account, a session, a file, a chat or a tour reads each of these tables whole.
CREATE INDEX booking_arrival_account ON booking_arrival (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX chat_freeze_account ON chat_freeze (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX chat_message_author ON chat_message (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX chat_mute_account ON chat_mute (account_id);
CREATE INDEX departure_message_author ON departure_message (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX organizer_application_decided_by ON organizer_application (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX organizer_tour_saved_by ON organizer_tour (saved_by) WHERE saved_by IS NOT NULL;
CREATE INDEX passkey_challenge_account ON passkey_challenge (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX payment_alert_resolved_by ON payment_alert (resolved_by) WHERE resolved_by IS NOT NULL;
CREATE INDEX support_chat_closed_by ON support_chat (closed_by) WHERE closed_by IS NOT NULL;
CREATE INDEX tour_complaint_account ON tour_complaint (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX tour_revision_created_by ON tour_revision (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX tour_revision_decided_by ON tour_revision (decided_by) WHERE decided_by IS NOT NULL;
-- It had the living sessions alone, which nobody looking for all of an account's could use.
DROP INDEX session_account;
CREATE INDEX session_account ON session (account_id);
CREATE INDEX realtime_ticket_session ON realtime_ticket (session_id);
CREATE INDEX account_avatar ON account (avatar_id) WHERE avatar_id IS NOT NULL;
CREATE INDEX phone_code_chat ON phone_code (chat_id) WHERE chat_id IS NOT NULL;
CREATE INDEX booking_tour ON booking (tour_id);
CREATE INDEX chat_tour ON chat (tour_id) WHERE tour_id IS NOT NULL;
CREATE INDEX chat_message_tour ON chat_message (tour_id) WHERE tour_id IS NOT NULL;
CREATE INDEX help_request_tour ON help_request (tour_id) WHERE tour_id IS NOT NULL;
