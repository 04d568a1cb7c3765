import type {
  CertificateOrder,
  orderCertificateCall,
} from "@tropa/api-contract/sales/calls-certificates";
import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import {
  amountFault,
  certificateState,
  isSendDay,
  lastDay,
  lastDayAfterReturn,
  mayRefund,
} from "@tropa/domain/sales/certificates/certificate";
import type { CertificateState } from "@tropa/domain/sales/certificates/certificate";
import {
  codeEnding,
  makeCertificateCode,
  readCertificateCode,
} from "@tropa/domain/sales/certificates/certificate-code";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { todayIn } from "@tropa/domain/time/local-date";
import { minorPerMajor } from "@tropa/domain/money";
import { createHash, randomBytes } from "node:crypto";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Storefront, StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { sendGift, notifyBuyer } from "./certificate-letters.ts";
import {
  addEntry,
  findCertificate,
  insertCertificate,
  lockCertificate,
  lockCertificateToSend,
  lockExpiredCertificate,
  markPaid,
  markRefunded,
  payingCertificateId,
  extendCertificate,
  setCode,
  setRecipientEmail,
} from "./certificate-store.ts";
import type { CertificateRecord } from "./certificate-store.ts";

export { grantCashback } from "./cashback.ts";
export { printCertificate } from "./certificate-paper.ts";
export { certificateTitle } from "./certificate-texts.ts";
export { findCertificate, lockCertificate, lockPayers } from "./certificate-store.ts";
export type { CertificateRecord } from "./certificate-store.ts";
export { notifyBuyer } from "./certificate-letters.ts";

type Order = ReadBodyOf<typeof orderCertificateCall>;

/** The stored hash of a code: seventy random bits need no salt. */
export const codeHash = (code: string): Buffer => createHash("sha256").update(code).digest();

/** Finds the certificate of a typed code. */
export async function certificateOfCode(
  client: Queryable,
  typed: string,
): Promise<CertificateRecord | null> {
  const code = readCertificateCode(typed);
  return code === null ? null : findCertificate(client, { hash: codeHash(code) });
}

/** Today at the storefront that sold the certificate. */
const todayOf = ({ timeZone }: Pick<Storefront, "timeZone">, now: Date): LocalDate =>
  todayIn(timeZone, now);

/** Returns a certificate's state on the current day of its storefront. */
export function stateOf(
  config: Pick<Config, "storefronts">,
  certificate: CertificateRecord,
  now: Date,
): CertificateState {
  return certificateState(
    {
      isPaid: certificate.paid_at !== null,
      isRefunded: certificate.refunded_at !== null,
      until: certificate.valid_until,
      balance: certificate.balance_minor,
    },
    todayOf(config.storefronts.of(certificate.storefront), now),
  );
}

/** Whether the buyer may get a refund now. Never for a cashback, which nobody paid for. */
export const isRefundable = (
  config: Pick<Config, "storefronts">,
  certificate: CertificateRecord,
  now: Date,
): boolean =>
  certificate.cashback_of === null &&
  mayRefund(
    stateOf(config, certificate, now),
    certificate.balance_minor === certificate.amount_minor,
  );

/** A certificate's order as its buyer sees it. */
export const orderAnswer = (
  config: Pick<Config, "storefronts">,
  certificate: CertificateRecord,
  now: Date,
): CertificateOrder => ({
  uuid: certificate.uuid,
  state: stateOf(config, certificate, now),
  amount: certificate.amount_minor,
  currency: certificate.currency,
  recipient_name: certificate.recipient_name,
  light: certificate.light,
  wish: certificate.wish,
  send_on: certificate.send_on,
  sent_at: certificate.sent_at?.toISOString() ?? null,
  until: certificate.valid_until,
  code_ending: certificate.code_ending,
  may_refund: isRefundable(config, certificate, now),
  created_at: certificate.created_at.toISOString(),
});

/**
 * Takes an order for a certificate, which is worth nothing until paid. Throws field errors on `amount` and `send_on`, and
 * `not_found` on a storefront that sells no certificates.
 */
export async function orderCertificate(
  { pool }: Pick<ApiContext, "pool">,
  order: Order,
  {
    reader: { storefront, locale },
    idempotencyKey,
    now,
  }: { reader: StorefrontReader; idempotencyKey: string | null; now: Date },
): Promise<CertificateRecord> {
  const offer = orNotFound(storefront.certificates ?? null);
  const fault = amountFault(order.amount, offer);
  if (fault === "tooLittle")
    throw fieldError("amount", "minValue", { min: offer.least / minorPerMajor });
  if (fault === "tooMuch")
    throw fieldError("amount", "maxValue", { max: offer.most / minorPerMajor });
  const today = todayOf(storefront, now);
  const sendOn = order.send_on ?? today;
  if (!isSendDay(sendOn, today)) throw fieldError("send_on", "date");
  return inTransaction(pool, async (client) => {
    const repeatable = { call: "orderCertificate", key: idempotencyKey, content: order };
    const { id } = await onceForKey(client, repeatable, () =>
      insertCertificate(client, {
        storefront: storefront.id,
        locale,
        currency: storefront.chargeCurrency,
        amountMinor: order.amount,
        light: order.light,
        wish: order.wish ?? "",
        recipientName: order.recipient_name ?? "",
        recipientEmail: order.recipient_email,
        buyerName: order.buyer_name,
        buyerEmail: order.buyer_email,
        sendOn,
      }),
    );
    return orNotFound(await findCertificate(client, { id }));
  });
}

/** Activates a paid certificate and sends it to the recipient if its day has come. */
export async function activateCertificate(
  client: Client,
  config: Config,
  certificate: CertificateRecord,
  paymentId: number,
  now: Date,
): Promise<void> {
  const { id, amount_minor: minor } = certificate;
  await markPaid(client, id);
  await addEntry(client, id, { kind: "bought", minor, paymentId });
  await notifyBuyer(client, config, certificate, "certificatePaid");
  const today = todayOf(config.storefronts.of(certificate.storefront), now);
  if (certificate.send_on <= today) await sendCode(client, config, id, today);
}

/** Creates the code of a certificate and mails it to the recipient; only its hash is stored. */
async function sendCode(
  client: Client,
  config: Config,
  id: number,
  today: LocalDate,
): Promise<void> {
  const code = makeCertificateCode(randomBytes(14));
  const before = orNotFound(await findCertificate(client, { id }));
  const until = before.valid_until ?? lastDay(today);
  await setCode(client, id, { hash: codeHash(code), ending: codeEnding(code), until });
  await sendGift(client, config, orNotFound(await findCertificate(client, { id })), code);
}

/** Sends all certificates whose day has come and returns their number. Safe to run in several processes. */
export async function sendCertificates(
  { pool, config }: ApiContext,
  now: Date = new Date(),
): Promise<number> {
  return forEachDue(config, now, (storefront, today) =>
    inTransaction(pool, async (client) => {
      const due = await lockCertificateToSend(client, storefront, today);
      if (due) await sendCode(client, config, due.id, today);
      return due !== null;
    }),
  );
}

/** Voids the balance of expired certificates and returns their number. Safe to run in several processes. */
export async function endCertificates(
  { pool, config }: ApiContext,
  now: Date = new Date(),
): Promise<number> {
  return forEachDue(config, now, (storefront, today) =>
    inTransaction(pool, async (client) => {
      const ended = await lockExpiredCertificate(client, storefront, today);
      if (ended) await addEntry(client, ended.id, { kind: "expired", minor: -ended.balance_minor });
      return ended !== null;
    }),
  );
}

/** Repeats an action per storefront, with its local day, until nothing is due; returns the number of runs. */
async function forEachDue(
  { storefronts }: Pick<Config, "storefronts">,
  now: Date,
  doNext: (storefront: string, today: LocalDate) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const storefront of storefronts.all)
    while (await doNext(storefront.id, todayOf(storefront, now))) done += 1;
  return done;
}

/** Sends a certificate again with a new code, perhaps to another address; the old code becomes void. */
export async function resendCertificate(
  { pool, config }: ApiContext,
  { uuid, recipientEmail }: { uuid: string; recipientEmail: string | null },
  now: Date,
): Promise<CertificateRecord> {
  return inTransaction(pool, async (client) => {
    const certificate = orNotFound(await lockCertificate(client, { uuid }));
    const state = stateOf(config, certificate, now);
    // A certificate in use belongs to its holder, so the buyer may not redirect it.
    if (!isRefundable(config, certificate, now)) throw new ApiError("conflict");
    if (recipientEmail !== null) await setRecipientEmail(client, certificate.id, recipientEmail);
    const today = todayOf(config.storefronts.of(certificate.storefront), now);
    if (state === "good") await sendCode(client, config, certificate.id, today);
    return orNotFound(await findCertificate(client, { uuid }));
  });
}

/** Deducts a payment from a locked certificate. */
export async function deductFromCertificate(
  client: Client,
  certificateId: number,
  { minor, paymentId }: { minor: number; paymentId: number },
): Promise<void> {
  await addEntry(client, certificateId, { kind: "spent", minor: -minor, paymentId });
}

/**
 * Puts a booking's refund on the certificate that had paid, which stays valid for at least `daysAfterReturn` days more.
 * Returns the updated certificate.
 */
export async function refundToCertificate(
  client: Client,
  config: Pick<Config, "storefronts">,
  { paymentId, refundId, minor }: { paymentId: number; refundId: number; minor: number },
  now: Date,
): Promise<CertificateRecord> {
  const id = orNotFound(await payingCertificateId(client, paymentId));
  const certificate = orNotFound(await lockCertificate(client, { id }));
  const today = todayOf(config.storefronts.of(certificate.storefront), now);
  await addEntry(client, id, { kind: "returned", minor, refundId });
  if (certificate.valid_until !== null)
    await extendCertificate(client, id, lastDayAfterReturn(certificate.valid_until, today));
  return orNotFound(await findCertificate(client, { id }));
}

/** Voids a locked certificate, because its buyer gets a refund. */
export async function voidCertificate(
  client: Client,
  certificate: CertificateRecord,
): Promise<void> {
  const { id, balance_minor: balance } = certificate;
  await addEntry(client, id, { kind: "refunded", minor: -balance });
  await markRefunded(client, id);
}
