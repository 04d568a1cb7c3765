import { createHmac } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { countOnce, secondsLeft, decrementAllowance } from "./allowance-store.ts";
import type { Window } from "./allowance-store.ts";

const hour = 3600;

/** Limits counted in the database, shared by all processes. */
const windows = {
  /** Wrong codes per account or contact, however many codes were sent. */
  codeTries: { limit: 20, seconds: 24 * hour },
  codeSends: { limit: 8, seconds: hour },
  codeSendsOfDay: { limit: 20, seconds: 24 * hour },
  /** Wrong passwords. */
  passwordTries: { limit: 10, seconds: hour / 4 },
  /** Downloads of own data, each as costly as a hundred pages. */
  dataCopies: { limit: 5, seconds: 24 * hour },
  /** An organizer's messages to all guests of a departure. */
  departureMessages: { limit: 10, seconds: 24 * hour },
  passwordResets: { limit: 3, seconds: hour },
  /** Text messages to an unconfirmed number, about its first order or request. */
  unconfirmedTexts: { limit: 1, seconds: 24 * hour },
  /** Wrong codes of certificates and promo codes, by address, and letters of one certificate. */
  certificateTries: { limit: 30, seconds: hour },
  promoTries: { limit: 30, seconds: hour },
  certificateLetters: { limit: 5, seconds: 24 * hour },
  /** Codes for orders per number. */
  orderCodes: { limit: 3, seconds: 24 * hour },
} as const satisfies Record<string, Window>;

export type AllowanceName = keyof typeof windows;

type Settings = Pick<ApiContext, "config">;

/** Keyed hash of a subject, so that the table holds no contacts. */
function keyOf({ config }: Settings, name: string, subject: string): Buffer {
  return createHmac("sha256", config.signingKey).update(`allowance/${name}/${subject}`).digest();
}

/** Counts a use; returns 0 if allowed, else the seconds to wait. */
export function takeAllowance(
  context: Settings,
  client: Queryable,
  name: AllowanceName,
  subject: string,
): Promise<number> {
  return countOnce(client, keyOf(context, name, subject), windows[name]);
}

/** Returns the seconds to wait, 0 if allowed, without counting. */
export function allowanceWait(
  context: Settings,
  client: Queryable,
  name: AllowanceName,
  subject: string,
): Promise<number> {
  return secondsLeft(client, keyOf(context, name, subject), windows[name].limit);
}

/** Uncounts a use that turned out to be legitimate. */
export function giveBackAllowance(
  context: Settings,
  client: Queryable,
  name: AllowanceName,
  subject: string,
): Promise<void> {
  return decrementAllowance(client, keyOf(context, name, subject));
}

/**
 * Codes that one address may have sent. It follows the address's limit of changes: where many people share one
 * address, an operator raises both at once.
 */
export function takeAddressAllowance(
  context: Settings,
  client: Queryable,
  address: string,
): Promise<number> {
  const limit = Math.max(1, Math.ceil(context.config.rateLimits.changes / 4));
  return countOnce(client, keyOf(context, "codeSendsOfAddress", address), { limit, seconds: hour });
}

/** Orders of a day by one address, or with one e-mail, of people who have confirmed neither phone nor e-mail. */
export function takeOrderAllowance(
  context: Settings,
  client: Queryable,
  by: "address" | "email",
  subject: string,
): Promise<number> {
  const { address, email } = context.config.unverifiedOrders;
  const limit = by === "address" ? address : email;
  return countOnce(client, keyOf(context, `ordersBy/${by}`, subject), {
    limit,
    seconds: 24 * hour,
  });
}

/** Whom a row is of, for who has the signing key. */
export const subjectHash = (context: Settings, name: string, subject: string): Buffer =>
  keyOf(context, name, subject);

export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);
