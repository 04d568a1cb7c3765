import { createTokenStore } from "@tropa/api-client/session/token-store";

/** The access token of this page: in memory, so that it is gone with the page. */
export const accessTokens = createTokenStore();
