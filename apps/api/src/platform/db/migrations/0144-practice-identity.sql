-- The practice form is a program of its own that plays Sumsub.

UPDATE organizer_verification SET provider = 'sumsub' WHERE provider = 'sandbox';
ALTER TABLE organizer_verification DROP CONSTRAINT organizer_verification_provider_check;
ALTER TABLE organizer_verification ADD CONSTRAINT organizer_verification_provider_check CHECK (provider = 'sumsub');
