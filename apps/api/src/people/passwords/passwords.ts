/** Passwords: hashing, verifying, changing and recovery by a link. */

export { hashPassword, isPassword } from "./password-hash.ts";
export { dropTokens } from "./one-time-token-store.ts";
export { createToken, readToken, useToken } from "./one-time-tokens.ts";
export {
  changePassword,
  checkPassword,
  recoverPassword,
  resetPassword,
} from "./password-changes.ts";
