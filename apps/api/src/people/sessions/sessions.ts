/** Sessions: who a call comes from, and the cookies and tokens that say so. */

export {
  accessSeconds,
  refreshSession,
  refreshTokenOwner,
  startSession,
} from "./session-tokens.ts";
export { authenticate } from "./authenticate.ts";
export {
  acceptCookies,
  clearSessionCookies,
  readRefreshCookie,
  readRegistrationCookie,
  requireOwnSite,
  setRefreshCookie,
  setRegistrationCookie,
  setStaffCookie,
} from "./session-cookie.ts";
export { deviceOf } from "./device.ts";
export { revokeSession, revokeSessions } from "./session-store.ts";
