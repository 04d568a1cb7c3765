-- Answers to captchas that have been taken: each is good once, whichever process it comes to.
CREATE TABLE captcha_used (
  signature  bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_expiry ON captcha_used (expires_at);

-- How often a network has come to calls with a captcha, and failed, since the window began. The network is
-- kept as a keyed hash: nobody reads from here who has been where.
CREATE TABLE captcha_pressure (
  network  bytea PRIMARY KEY,
  since    timestamptz NOT NULL,
  visits   integer NOT NULL CHECK (visits >= 0),
  failures integer NOT NULL CHECK (failures >= 0)
);
CREATE INDEX captcha_pressure_since ON captcha_pressure (since);
