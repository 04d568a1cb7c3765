-- What whoever sent a request knows and nobody else: its number is easy to guess. An e-mail is added and messengers are
-- joined to it by this.
ALTER TABLE help_request ADD COLUMN token uuid NOT NULL DEFAULT gen_random_uuid();
