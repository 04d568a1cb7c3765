-- The practice bank is a program of its own: links to its old page lead nowhere, and a payment under way gets another.

UPDATE payment SET pay_url = NULL WHERE provider = 5 AND status = 1;
