import { fullName } from "@tropa/domain/people/full-name";
import type { Receipt } from "@tropa/api-contract/sales/booking";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { fill } from "@tropa/domain/text/fill";
import { todayIn } from "@tropa/domain/time/local-date";
import { pdfBytes } from "../../platform/paper/pdf-bytes.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { organizerName } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { BookingSheet, small } from "./booking-sheet.ts";

export interface BookingReceipt {
  booking: BookingRecord;
  receipts: readonly Receipt[];
  madeAt: Date;
}

/** Prints the payments and refunds of a booking, with totals. */
export function printReceipt(
  { booking, receipts, madeAt }: BookingReceipt,
  reader: StorefrontReader,
  { compress = true }: { compress?: boolean } = {},
): Promise<Buffer> {
  const paper = new BookingSheet(booking, reader, { title: "receipt", madeAt, compress });
  const { sheet, texts } = paper;
  const refunds = receipts.flatMap((receipt) => receipt.refunds);
  const sum = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0);
  const localDay = (moment: string) => todayIn(reader.storefront.timeZone, new Date(moment));
  return pdfBytes(sheet, () => {
    paper.head({ picture: null, state: "" });
    paper.row(texts.name, fullName(booking));
    paper.row(texts.dates, paper.dates());
    sheet.heading(texts.payments);
    for (const { paid_at, paid_on, kind, method, certificate, amount } of receipts) {
      const source = fill(texts.methods[method], { code: certificate ?? "" });
      const text = `${texts.kinds[kind]}, ${source}: ${paper.money(amount)}`;
      paper.row(paper.dayOf(paid_on ?? localDay(paid_at)), text);
    }
    if (refunds.length > 0) sheet.heading(texts.refunds);
    for (const { owed_at, amount, is_sent } of refunds) {
      const state = is_sent ? texts.sent : texts.owed;
      paper.row(paper.dayOf(localDay(owed_at)), `${state}: ${paper.money(amount)}`);
    }
    sheet.heading(texts.money);
    const received = sum(receipts);
    const returned = sum(refunds);
    paper.row(texts.received, paper.money(received));
    if (returned > 0) paper.row(texts.returned, paper.money(returned));
    paper.row(texts.balance, paper.money(received - returned), "strong");
    const { contacts, address } = reader.storefront;
    const shop = [sheet.brand.name, new URL(address).host, contacts.email];
    paper.row(texts.sellerName, [...shop, readablePhone(contacts.phone)].join(", "));
    paper.row(texts.tax, texts.taxIncluded);
    paper.line();
    sheet.y += 12;
    const organizer = organizerName(booking, reader.locale);
    sheet.paragraph(fill(texts.seller, { brand: sheet.brand.name, organizer }), small, 4);
    sheet.paragraph(texts.fiscal, small);
    sheet.endStructure();
  });
}
