-- Which providers there are is the registry's to say: a number that it does not know is refused before it comes here.
ALTER TABLE payment DROP CONSTRAINT payment_provider_check;
