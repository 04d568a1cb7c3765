import { deskLevelOf } from "@tropa/api-contract/base/endpoint";
import type { Access, Endpoint } from "@tropa/api-contract/base/endpoint";
import { roles } from "../../platform.ts";
import type { Person, Role } from "../../platform.ts";
import type { World } from "../world.ts";

export interface CallInput {
  query?: object;
  body?: object | readonly object[];
  file?: Blob;
  /** Used instead of the caller's token. */
  token?: string | null;
  /** For calls that the first storefront does not have. */
  storefront?: { id: string };
}

/**
 * A call with valid input, so that only the caller decides on access. It is about the world's tourist and the first
 * organizer, or about the caller's own things.
 */
export interface AccessCase {
  /** Name of the call. */
  call: string;
  /** Roles that have access; by default all that the call's access level admits. */
  for?: readonly Role[];
  input?: (world: World, caller: Person) => Promise<CallInput> | CallInput;
}

const signedIn = roles.filter((role) => role !== "visitor");
const allStaff = roles.filter((role) => role.toLowerCase().endsWith("staff"));

/** Roles that an access level admits. */
const rolesByAccess: Record<Access, readonly Role[]> = {
  open: roles,
  account: signedIn,
  organizer: ["organizer", "otherOrganizer", ...allStaff],
  staff: allStaff,
  commission: ["commissionStaff"],
  "desk.bookings": ["staff", "bookingsStaff"],
  "desk.support": ["staff", "supportStaff"],
  "desk.tasks": ["staff", "tasksStaff"],
  "desk.reviews": ["staff", "reviewsStaff"],
  "desk.messages": ["staff", "messagesStaff"],
  "desk.payments": ["staff", "paymentsStaff"],
  "desk.letters": ["staff", "lettersStaff"],
  "desk.organizers": ["staff", "organizersStaff"],
  "desk.audit": ["staff", "auditStaff"],
  "desk.team": ["staff", "teamStaff"],
};

/**
 * Roles that may make a call: those of its case or access level, and where it only looks or moves no money, those who
 * may do just that in the same part of the desk.
 */
export function allowedRoles(access: AccessCase, endpoint: Endpoint): readonly Role[] {
  const named = access.for ?? rolesByAccess[endpoint.auth];
  const level = deskLevelOf(endpoint);
  const lesser = named.flatMap((role) => {
    const part = /^([a-z]+)Staff$/.exec(role)?.[1];
    return [
      ...(level === "look" ? [`${part}LookStaff`] : []),
      ...(level === "money" ? [] : [`${part}ActStaff`]),
    ];
  });
  return roles.filter((role) => named.includes(role) || lesser.includes(role));
}

/** Calls that the matrix cannot make, with the tests that cover them instead. */
export const testedElsewhere: Readonly<Record<string, string>> = {
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

/** Both sides of a booking, and support. */
export const parties: readonly Role[] = ["tourist", "organizer", "staff", "supportStaff"];
/** Both sides of a chat, and moderators. */
export const chatReaders: readonly Role[] = ["tourist", "organizer", "staff", "messagesStaff"];
/** An organizer, and staff in charge of organizers. */
export const hosts: readonly Role[] = ["organizer", "staff", "organizersStaff"];

/** Organizers with bookings; staff have none of their own. */
export const withGuests: AccessCase["for"] = ["organizer", "otherOrganizer"];
/** A booking's organizer, and support. */
export const bookingKeepers: readonly Role[] = ["organizer", "staff", "supportStaff"];
export const sides: readonly Role[] = ["tourist", "organizer"];

/** Cases of calls that take no input, or nothing with an owner. */
export const callsWithoutOwner = (...calls: string[]): AccessCase[] =>
  calls.map((call) => ({ call }));
