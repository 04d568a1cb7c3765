ALTER TABLE account_act VALIDATE CONSTRAINT account_act_act_check;
