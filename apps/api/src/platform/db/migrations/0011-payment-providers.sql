-- Real payment providers: starting once, asking about lost notifications, and refunds that are carried out.

ALTER TABLE payment
  ADD COLUMN operation_ref  text, -- the provider's name of the money itself, which a refund needs
  ADD COLUMN start_tries    smallint NOT NULL DEFAULT 0,
  ADD COLUMN starting_until timestamptz, -- one process at a time asks a provider to start; a dead one's turn ends by itself
  ADD COLUMN asked_at       timestamptz, -- when the provider was last asked what became of it
  ADD COLUMN is_abandoned   boolean NOT NULL DEFAULT false, -- closed here, and still open at the provider
  ADD COLUMN returned_at    timestamptz; -- the provider gave the money back: an older notification of it changes nothing
CREATE INDEX payment_unsettled ON payment (coalesce(asked_at, created_at)) WHERE status = 1 OR is_abandoned;

ALTER TABLE refund
  ADD COLUMN status      text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'done', 'failed')),
  ADD COLUMN executed_at timestamptz,
  ADD COLUMN tries       smallint NOT NULL DEFAULT 0,
  ADD COLUMN last_error  text,
  ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT executed_when_done CHECK ((executed_at IS NOT NULL) = (status = 'done'));
CREATE INDEX refund_pending ON refund (next_try_at) WHERE status = 'pending';
