/** Sessions: authentication of calls, cookies and tokens. */

export {
  accessSeconds,
  refreshSession,
  refreshTokenOwner,
  startSession,
} from "./session-tokens.ts";
export { authenticate, sessionOfCookie } from "./authenticate.ts";
export {
  acceptCookies,
  clearSessionCookies,
  readDeviceCookie,
  readRefreshCookie,
  readRegistrationCookie,
  requireOwnSite,
  setDeviceCookie,
  setRefreshCookie,
  setRegistrationCookie,
  setStaffCookie,
} from "./session-cookie.ts";
export { deviceOf } from "./device.ts";
export { markOwnerSeen, revokeSession, revokeSessions, sessionAge } from "./session-store.ts";
