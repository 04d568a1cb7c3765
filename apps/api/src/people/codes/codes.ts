/** One-time codes: sending, checking and limits. */

export { checkCode, useCode } from "./check-code.ts";
export type { RightCode } from "./check-code.ts";
export { countOnce } from "./allowance-store.ts";
export {
  allowanceWait,
  giveBackAllowance,
  minutesOf,
  subjectHash,
  takeAllowance,
  takeOrderAllowance,
} from "./allowance.ts";
export { findCode } from "./code-store.ts";
export type { CodeKey } from "./code-store.ts";
export { phoneCodeChannels } from "./code-ways.ts";
export { sendCode } from "./send-code.ts";
