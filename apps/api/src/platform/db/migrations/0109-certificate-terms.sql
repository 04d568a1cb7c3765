-- Gift certificates have terms of their own.
ALTER TABLE legal_document DROP CONSTRAINT legal_document_kind_check;
ALTER TABLE legal_document ADD CONSTRAINT legal_document_kind_check
  CHECK (kind IN ('agreement', 'tour-provider-agreement', 'privacy', 'safety-rules', 'certificate-terms'));
