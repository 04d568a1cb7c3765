import type { Access } from "@tropa/api-contract/base/endpoint";
import type { Person, Role } from "../platform.ts";
import type { World } from "./world.ts";

export interface CallInput {
  query?: object;
  body?: object | readonly object[];
  file?: Blob;
  /** Instead of the caller's own. */
  token?: string | null;
  /** Where the first storefront does not have the call. */
  storefront?: { id: string };
}

/**
 * A call that is right in every way but, perhaps, who makes it. What it is about belongs to the world's tourist
 * and to the first organizer; or to the caller, where everybody has one of their own.
 */
export interface AccessCase {
  /** Name of the call. */
  call: string;
  /** Who may; absent: everybody whom the call's level admits. */
  for?: readonly Role[];
  input?: (world: World, caller: Person) => Promise<CallInput> | CallInput;
}

const everybody: readonly Role[] = [
  "visitor",
  "tourist",
  "otherTourist",
  "organizer",
  "otherOrganizer",
  "staff",
  "commissionStaff",
];
const signedIn = everybody.filter((role) => role !== "visitor");

/** Whom a level of access admits. */
export const admitted: Record<Access, readonly Role[]> = {
  open: everybody,
  account: signedIn,
  organizer: ["organizer", "otherOrganizer", "staff", "commissionStaff"],
  staff: ["staff", "commissionStaff"],
  commission: ["commissionStaff"],
  "desk.support": ["staff"],
  "desk.reviews": ["staff"],
  "desk.messages": ["staff"],
  "desk.payments": ["staff"],
  "desk.letters": ["staff"],
  "desk.organizers": ["staff", "commissionStaff"],
  "desk.audit": ["staff"],
};

/** Calls that the matrix cannot make, and where they are tested instead. */
export const elsewhere: Readonly<Record<string, string>> = {
  addPasskey: "passkeys/passkeys.test.ts, since a device has to make it",
  renamePasskey: "passkeys/passkeys.test.ts",
  removePasskey: "passkeys/passkeys.test.ts",
  signInWithPasskey: "passkeys/passkeys.test.ts, since a device has to sign",
  endSession: "sessions/devices.test.ts, since whoever may would be signed out",
  proveOwner: "owner-check/owner-check.test.ts, since it needs the secret of who calls",
  endAccount: "account-end/account-end.test.ts, since whoever may would be gone",
  captchaChallenge: "captcha/captcha.test.ts, since it is off here",
  refreshToken: "accounts/refresh.test.ts, since it goes by a cookie and no token",
  tourTranslation: "translations/tour-translation.test.ts, since nothing translates here",
};

/** The two sides of a record, and staff. */
export const parties: readonly Role[] = ["tourist", "organizer", "staff", "commissionStaff"];
/** Its organizer, and staff. */
export const hosts: readonly Role[] = ["organizer", "staff", "commissionStaff"];

/** Of one's own guests: staff work for no organizer. */
export const withGuests: AccessCase["for"] = ["organizer", "otherOrganizer"];
/** Its organizer, and staff whose desk has support. */
export const bookingKeepers: readonly Role[] = ["organizer", "staff"];
export const sides: readonly Role[] = ["tourist", "organizer"];

/** Of calls that take nothing, or nothing that belongs to anybody. */
export const plain = (...calls: string[]): AccessCase[] => calls.map((call) => ({ call }));
