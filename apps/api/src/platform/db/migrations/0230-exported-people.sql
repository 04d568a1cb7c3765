ALTER TABLE account_act DROP CONSTRAINT account_act_act_check;
ALTER TABLE account_act ADD CONSTRAINT account_act_act_check
  CHECK (act IN ('signed_out', 'blocked', 'unblocked', 'merged', 'unmerged', 'exported')) NOT VALID;
