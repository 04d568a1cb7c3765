import {
  checkCode,
  sendCode,
  subjectHash,
  takeAllowance,
  takeOrderAllowance,
  useCode as spendCode,
} from "../../people/codes/codes.ts";
import type { RightCode } from "../../people/codes/codes.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { fieldMessage } from "../../platform/errors/messages.ts";
import { networkOf } from "../../platform/limits/rate-limit.ts";
import { confirmedContacts, seatsHeldBy } from "./order-limits-store.ts";

/** Seats that an unverified person may hold at least: enough for a family of four on a small departure. */
const leastSeats = 4;

/** The person who orders, with what the limits depend on. */
export interface Booker {
  phone: string;
  email: string | null;
  /** Whether their account or this order's code confirms the phone. */
  isPhoneConfirmed: boolean;
  /** Whether their account confirms the e-mail. */
  isEmailConfirmed: boolean;
  /** Hash of the client's network. */
  network: Buffer;
  code: RightCode | null;
}

/** Limits that require a confirmed phone: text messages per number, orders per address, seats held, a code's uses per person. */
export type ConfirmReason = "texts" | "orders" | "seats" | "promo";

/** Thrown inside an order's transaction if the phone must be confirmed first. */
export class PhoneUnconfirmed extends Error {
  readonly reason: ConfirmReason;

  constructor(reason: ConfirmReason) {
    super(reason);
    this.reason = reason;
  }
}

const orderCode = (phone: string) => ({ purpose: "order", subject: phone }) as const;

/** Identifies who orders. Throws a field error on `phone_code` for a wrong code. */
export async function bookerOf(
  context: ApiContext,
  order: { phone: string; email?: string | undefined; phone_code?: string | undefined },
  from: { accountId: number | null; address: string },
): Promise<Booker> {
  const { phone, email = "", phone_code: given } = order;
  const confirmed = await confirmedContacts(context.pool, from.accountId);
  const code = given === undefined ? null : await checkOrderCode(context, phone, given);
  return {
    phone,
    email: email || null,
    isPhoneConfirmed: code !== null || confirmed.phone === phone,
    isEmailConfirmed: email !== "" && confirmed.email?.toLowerCase() === email.toLowerCase(),
    network: subjectHash(context, "orderedFrom", networkOf(from.address)),
    code,
  };
}

async function checkOrderCode(
  context: ApiContext,
  phone: string,
  code: string,
): Promise<RightCode> {
  try {
    return await checkCode(context, orderCode(phone), code, [phone]);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = error.fields.map((fault) => ({ ...fault, field: "phone_code" }));
    throw new ApiError("validation", { fields });
  }
}

/** Whether the person has confirmed a contact. */
export const isVerified = (booker: Booker): boolean =>
  booker.isPhoneConfirmed || booker.isEmailConfirmed;

/**
 * Counts an order of an unverified person. The first text message to a number and some orders per IP address a day are
 * allowed; more require a confirmed phone. Letters per e-mail address are limited regardless of the phone. Call after
 * locking the departure's row, and count always in this order, so that concurrent orders cannot deadlock.
 */
export async function countOrder(
  context: ApiContext,
  client: Client,
  booker: Booker,
  address: string,
): Promise<void> {
  if (booker.code) await spendCode(client, booker.code);
  const { email, phone } = booker;
  const isOver = async (wait: Promise<number>) => (await wait) > 0;
  if (
    !isVerified(booker) &&
    (await isOver(takeOrderAllowance(context, client, "address", networkOf(address))))
  )
    throw new PhoneUnconfirmed("orders");
  // If there is an e-mail, nothing is sent by SMS.
  if (
    email === null &&
    !booker.isPhoneConfirmed &&
    (await isOver(takeAllowance(context, client, "unconfirmedTexts", phone)))
  )
    throw new PhoneUnconfirmed("texts");
  if (
    email !== null &&
    !booker.isEmailConfirmed &&
    (await isOver(takeOrderAllowance(context, client, "email", email.toLowerCase())))
  )
    throw fieldError("email", "orderLetters");
}

/** Returns how many seats of a departure an unverified person may hold. */
const unverifiedSeats = (seats: number, percent: number): number =>
  Math.max(leastSeats, Math.floor((seats * percent) / 100));

/**
 * Throws if an unverified person holds more than a share of a departure. Call after taking the seats, while the
 * departure's row is locked, so that concurrent orders of one person are counted together.
 */
export async function checkShare(
  { config }: Pick<ApiContext, "config">,
  client: Queryable,
  booker: Booker,
  order: { dateId: number; seats: number },
): Promise<void> {
  if (isVerified(booker)) return;
  const { held, total } = await seatsHeldBy(client, order.dateId, booker);
  if (held + order.seats > unverifiedSeats(total, config.unverifiedOrders.seatsPercent))
    throw new PhoneUnconfirmed("seats");
}

/** Sends a code to the phone and returns the `confirm_phone` error with data for the form. */
export async function askForCode(
  context: ApiContext,
  { phone, reason }: { phone: string; reason: ConfirmReason },
  caller: Caller,
): Promise<ApiError> {
  const wait = await takeAllowance(context, context.pool, "orderCodes", phone);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    const refusal = fieldMessage("codeSends", caller.locale, { minutes });
    return new ApiError("confirm_phone", {
      data: { reason, send_error_reason: refusal, resend_after: wait },
    });
  }
  const sent = await sendCode(context, {
    key: orderCode(phone),
    contact: { kind: "phone", value: phone },
    sender: "sms",
    caller,
  });
  const { code_length, resend_after, send_error_reason } = sent;
  return new ApiError("confirm_phone", {
    data: { reason, code_length, resend_after, ...(send_error_reason && { send_error_reason }) },
  });
}
