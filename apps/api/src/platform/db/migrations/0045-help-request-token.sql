-- The way to a messenger finds a help request by its token alone.
CREATE UNIQUE INDEX help_request_token ON help_request (token);
