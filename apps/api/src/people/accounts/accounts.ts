/** Accounts and their profiles. */

export {
  claimBookings,
  fillAccount,
  findAccount,
  findAccountByContact,
  insertAccount,
  setPassword,
  touchAccount,
} from "./account-store.ts";
export type { Account } from "./account-store.ts";
export { notifyAbsentOwner, notifyOwner, ownContacts } from "./notify-owner.ts";
export {
  fillMissingNames,
  setAvatar,
  setConfirmedContact,
  updateProfile,
} from "./profile-store.ts";
export {
  changeProfile,
  ownAccount,
  profileAnswer,
  readProfile,
  recordActivity,
  setCountry,
} from "./profile.ts";
