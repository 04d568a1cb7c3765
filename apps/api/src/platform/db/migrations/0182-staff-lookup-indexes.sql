-- without a transaction
-- Staff find by the words of a name, the last digits of a phone, the beginning of an address, the end of a bank's number.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_name ON booking USING gin (name_words(first_name, last_name));
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_phone_ending ON booking (reverse(phone) text_pattern_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_email ON booking (lower(email) text_pattern_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tourist_name ON tourist USING gin (name_words(first_name, last_name));
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_name ON account USING gin (name_words(first_name, last_name));
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_phone_ending ON account (reverse(phone) text_pattern_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_email_beginning ON account (lower(email) text_pattern_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tour_title ON tour USING gin (title_words(title));
CREATE INDEX CONCURRENTLY IF NOT EXISTS help_request_phone_ending ON help_request (reverse(phone) text_pattern_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS help_request_email ON help_request (lower(email) text_pattern_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_ref_ending ON payment (reverse(lower(provider_ref)) text_pattern_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_subject ON audit_entry (subject_kind, subject_id, id) WHERE subject_id IS NOT NULL;
