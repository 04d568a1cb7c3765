import type { Access } from "@tropa/api-contract/base/endpoint";
import { roles } from "../../platform.ts";
import type { Person, Role } from "../../platform.ts";
import type { World } from "../world.ts";

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

const signedIn = roles.filter((role) => role !== "visitor");
const allStaff = roles.filter((role) => role.toLowerCase().endsWith("staff"));

/** Whom a level of access admits. */
export const admitted: Record<Access, readonly Role[]> = {
  open: roles,
  account: signedIn,
  organizer: ["organizer", "otherOrganizer", ...allStaff],
  staff: allStaff,
  commission: ["commissionStaff"],
  "desk.support": ["staff", "supportStaff"],
  "desk.reviews": ["staff", "reviewsStaff"],
  "desk.messages": ["staff", "messagesStaff"],
  "desk.payments": ["staff", "paymentsStaff"],
  "desk.letters": ["staff", "lettersStaff"],
  "desk.organizers": ["staff", "organizersStaff"],
  "desk.audit": ["staff", "auditStaff"],
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

/** The two sides of a booking, and support. */
export const parties: readonly Role[] = ["tourist", "organizer", "staff", "supportStaff"];
/** The two sides of a chat, and who moderates it. */
export const chatReaders: readonly Role[] = ["tourist", "organizer", "staff", "messagesStaff"];
/** An organizer, and staff who look after organizers. */
export const hosts: readonly Role[] = ["organizer", "staff", "organizersStaff"];

/** Of one's own guests: staff work for no organizer. */
export const withGuests: AccessCase["for"] = ["organizer", "otherOrganizer"];
/** Its organizer, and support. */
export const bookingKeepers: readonly Role[] = ["organizer", "staff", "supportStaff"];
export const sides: readonly Role[] = ["tourist", "organizer"];

/** Of calls that take nothing, or nothing that belongs to anybody. */
export const plain = (...calls: string[]): AccessCase[] => calls.map((call) => ({ call }));
