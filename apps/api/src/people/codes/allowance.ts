import { createHmac } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { countOnce, secondsLeft, uncount } from "./allowance-store.ts";
import type { Window } from "./allowance-store.ts";

const hour = 3600;

/** What is counted in the database, so that all processes count together. */
const windows = {
  /** Wrong codes of an account or a contact: 20 a day, however many codes were sent. */
  codeTries: { limit: 20, seconds: 24 * hour },
  codeSends: { limit: 8, seconds: hour },
  codeSendsOfDay: { limit: 20, seconds: 24 * hour },
  /** Wrong passwords. */
  passwordTries: { limit: 10, seconds: hour / 4 },
  /** Copies of one's data: each costs as much as a hundred pages. */
  dataCopies: { limit: 5, seconds: 24 * hour },
  /** Messages to all guests of a departure, by its organizer. */
  departureMessages: { limit: 10, seconds: 24 * hour },
  passwordResets: { limit: 3, seconds: hour },
  /** Text messages to a number that nobody has confirmed: the one about the first order or request. */
  unconfirmedTexts: { limit: 1, seconds: 24 * hour },
  /** Wrong codes of certificates, by address, and letters of one certificate. */
  certificateTries: { limit: 30, seconds: hour },
  certificateLetters: { limit: 5, seconds: 24 * hour },
  /** Codes for orders, to a number. */
  orderCodes: { limit: 3, seconds: 24 * hour },
} as const satisfies Record<string, Window>;

export type AllowanceName = keyof typeof windows;

type Settings = Pick<ApiContext, "config">;

/** The table holds no contacts: without the signing key nobody can tell whom a row counts. */
function keyOf({ config }: Settings, name: string, subject: string): Buffer {
  return createHmac("sha256", config.signingKey).update(`allowance/${name}/${subject}`).digest();
}

/** Counts once more: 0 where that was allowed, else the seconds to wait. */
export function takeAllowance(
  context: Settings,
  client: Queryable,
  name: AllowanceName,
  subject: string,
): Promise<number> {
  return countOnce(client, keyOf(context, name, subject), windows[name]);
}

/** The seconds to wait where nothing more is allowed; counts nothing. */
export function allowanceWait(
  context: Settings,
  client: Queryable,
  name: AllowanceName,
  subject: string,
): Promise<number> {
  return secondsLeft(client, keyOf(context, name, subject), windows[name].limit);
}

/** For what turned out to be right. */
export function giveBackAllowance(
  context: Settings,
  client: Queryable,
  name: AllowanceName,
  subject: string,
): Promise<void> {
  return uncount(client, keyOf(context, name, subject));
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
