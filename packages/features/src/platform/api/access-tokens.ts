import { createTokenStore } from "@tropa/api-client/session/token-store";

/** The page's access token, kept in memory only, so that it is gone with the page. */
export const accessTokens = createTokenStore();
