-- What a payer's bank says of a dispute beside its sum: why, and until when it takes evidence.
ALTER TABLE payment_dispute ADD reason text NOT NULL DEFAULT '';
ALTER TABLE payment_dispute ADD due_by timestamptz;

-- Answering a dispute is work of staff like other tasks; won and lost is what the bank says.
ALTER TABLE task DROP CONSTRAINT task_kind_check;
ALTER TABLE task ADD CONSTRAINT task_kind_check CHECK (kind IN ('help_request', 'complaint', 'dispute')) NOT VALID;
ALTER TABLE task DROP CONSTRAINT task_state_check;
ALTER TABLE task ADD CONSTRAINT task_state_check CHECK (
  state IN ('new', 'in_work', 'offer_sent', 'booked', 'lost', 'answered', 'sent', 'won')
) NOT VALID;
ALTER TABLE task DROP CONSTRAINT task_is_closed;
ALTER TABLE task ADD CONSTRAINT task_is_closed CHECK (
  (state IN ('booked', 'lost', 'answered', 'won')) = (closed_at IS NOT NULL)
) NOT VALID;
ALTER TABLE task ADD CONSTRAINT task_state_of_dispute CHECK (
  CASE kind WHEN 'dispute' THEN state IN ('new', 'in_work', 'sent', 'won', 'lost') ELSE state NOT IN ('sent', 'won') END
) NOT VALID;
INSERT INTO task (kind, subject_id, state, closed_at, created_at)
SELECT 'dispute', id, CASE state WHEN 'open' THEN 'new' ELSE state END, CASE WHEN state <> 'open' THEN state_at END, opened_at
  FROM payment_dispute;

-- Versions of the evidence against a dispute; the newest counts. Of two that save at once, the key refuses the second.
CREATE TABLE dispute_evidence (
  dispute_id integer NOT NULL REFERENCES payment_dispute,
  version    integer NOT NULL CHECK (version > 0),
  body       text NOT NULL CHECK (body <> ''),
  papers     text[] NOT NULL CHECK (papers <@ ARRAY['voucher', 'receipt', 'terms', 'chat']),
  account_id integer REFERENCES account ON DELETE SET NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT dispute_evidence_version PRIMARY KEY (dispute_id, version)
);
CREATE INDEX dispute_evidence_account ON dispute_evidence (account_id);
CREATE TABLE dispute_evidence_file (
  dispute_id integer NOT NULL,
  version    integer NOT NULL,
  file_id    integer NOT NULL REFERENCES stored_file,
  CONSTRAINT dispute_evidence_file_once PRIMARY KEY (dispute_id, version, file_id),
  CONSTRAINT file_of_evidence FOREIGN KEY (dispute_id, version) REFERENCES dispute_evidence
);
CREATE INDEX dispute_evidence_file_file ON dispute_evidence_file (file_id);
