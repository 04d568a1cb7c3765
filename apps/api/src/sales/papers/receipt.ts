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
    // It grows with each payment and refund, and with it the paper's number.
    const entries = receipts.length + refunds.length;
    paper.head(fill(texts.number, { number: `${booking.id}-${entries}` }));
    paper.row(texts.name, fullName(booking));
    paper.row(texts.dates, paper.dates());
    sheet.heading(texts.payments);
    paper.row(texts.total, paper.money(booking.total_minor ?? 0));
    for (const { paid_at, paid_on, kind, method, certificate, amount } of receipts) {
      const source = fill(texts.methods[method], { code: certificate ?? "" });
      const text = `${texts.kinds[kind]}, ${source}: ${paper.money(amount)}`;
      paper.row(paper.dayOf(paid_on ?? localDay(paid_at)), text);
    }
    for (const { owed_at, amount, is_sent } of refunds) {
      const state = is_sent ? texts.sent : texts.owed;
      paper.row(paper.dayOf(localDay(owed_at)), `${state}: ${paper.money(amount)}`);
    }
    paper.row(texts.balance, paper.money(sum(receipts) - sum(refunds)), "strong");
    paper.left();
    const { contacts, address, legalEntity } = reader.storefront;
    const seller = [
      legalEntity?.name ?? sheet.brand.name,
      ...(legalEntity ? [legalEntity.registration, legalEntity.address] : [new URL(address).host]),
      [contacts.email, readablePhone(contacts.phone)].join(", "),
    ];
    paper.row(texts.sellerName, seller.join("\n"));
    paper.row(texts.tax, texts.taxIncluded);
    paper.line();
    sheet.y += 12;
    const organizer = organizerName(booking, reader.locale);
    sheet.paragraph(fill(texts.seller, { brand: sheet.brand.name, organizer }), small, 4);
    sheet.paragraph(texts.fiscal, small);
    sheet.endStructure();
  });
}
