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

/** A family of four finds seats on every departure, however small. */
const leastSeats = 4;

/** Who orders, as far as limits ask. */
export interface Booker {
  phone: string;
  email: string | null;
  /** Whether the phone, or the e-mail, is known to be theirs: by their account, or by the code of this order. */
  isPhoneConfirmed: boolean;
  isEmailConfirmed: boolean;
  /** Hash of the network that they order from. */
  network: Buffer;
  code: RightCode | null;
}

/** What has to wait for a code: another text to the number, another order of the address, so many seats. */
export type ConfirmReason = "texts" | "orders" | "seats";

/** Thrown within the transaction of an order that has to wait for the phone to be confirmed. */
export class PhoneUnconfirmed extends Error {
  readonly reason: ConfirmReason;

  constructor(reason: ConfirmReason) {
    super(reason);
    this.reason = reason;
  }
}

const orderCode = (phone: string) => ({ purpose: "order", subject: phone }) as const;

/** Looks who orders. Throws the fault of the field `phone_code` where a wrong code came. */
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

/** Whether somebody has shown that they can be reached as they say. */
export const isVerified = (booker: Booker): boolean =>
  booker.isPhoneConfirmed || booker.isEmailConfirmed;

/**
 * Counts an order of somebody who has confirmed nothing: the first text message to a number and so many orders of an
 * address a day go through, more need the number confirmed; an e-mail is written to so often, and no code of a phone
 * changes that. Counted after the departure's row is locked and always in this order, so that orders that come together
 * wait for each other and never for ever.
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
  // Where there is an e-mail, messages go there and no text goes to the phone.
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

/** How many seats of a departure somebody may hold who has confirmed nothing. */
const unverifiedSeats = (seats: number, percent: number): number =>
  Math.max(leastSeats, Math.floor((seats * percent) / 100));

/**
 * Refuses more than a share of a departure to one person who has confirmed nothing. To be asked once the seats are
 * taken: the row of the departure is locked, so that orders of one person that come together are counted together.
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

/** Sends the code that lets an order through, and says so: `confirm_phone`, with what a form needs to ask for it. */
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
