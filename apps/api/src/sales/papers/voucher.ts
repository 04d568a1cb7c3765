import { ledgerSums } from "@tropa/domain/sales/money/ledger";
import { fullName } from "@tropa/domain/people/full-name";
import { fill } from "@tropa/domain/text/fill";
import type { Locale } from "@tropa/domain/locale";
import { writeTime } from "@tropa/domain/time/write-time";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { qrCode } from "../../platform/paper/marks.ts";
import { pdfBytes } from "../../platform/paper/pdf-bytes.ts";
import { contentWidth, page } from "../../platform/paper/sheet.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import {
  chosenCabin,
  meetingOf,
  organizerName,
  staffDiscount,
  writeParty,
} from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { BookingSheet, small } from "./booking-sheet.ts";

export interface Voucher {
  booking: BookingRecord;
  /** A photo of the tour, as JPEG; null without one. */
  picture: Buffer | null;
  /** The content of the QR code; null prints neither it nor the link, with which one acts for the tourist. */
  code: string | null;
  /** First names of the filled-in travellers. */
  travellers: readonly string[];
  /** The end of free cancellation in words; null once it is over. */
  freeUntil: string | null;
  madeAt: Date;
}

const qrWidth = 128;

/** Prints the paper shown at the start of a trip: party, times, meeting and the code to scan. */
export function printVoucher(
  { booking, picture, code, travellers, freeUntil, madeAt }: Voucher,
  reader: StorefrontReader,
  { compress = true }: { compress?: boolean } = {},
): Promise<Buffer> {
  const paper = new BookingSheet(booking, reader, { title: "voucher", madeAt, compress });
  const { sheet, texts } = paper;
  return pdfBytes(sheet, () => {
    const isPaid = booking.paid_minor >= (booking.total_minor ?? 0);
    paper.head(isPaid ? texts.states.full : texts.states.part);
    if (code !== null)
      drawCode(paper, code, {
        picture,
        address: storefrontLink(reader, `/booking/uuid/${booking.uuid}`),
        // A reader of the printed paper types this and signs in; the whole address is behind it.
        typed: storefrontLink(reader, "/booking").replace(/^https?:\/\//, ""),
      });
    paper.row(texts.name, fullName(booking));
    paper.row(texts.dates, paper.dates(), "strong");
    paper.row(
      texts.party,
      [writeParty(booking, reader.locale), travellers.join(", ")].filter(Boolean).join("\n"),
    );
    const cabin = chosenCabin(booking, reader.locale);
    paper.row(texts.cabin, cabin ? `${cabin.kind} × ${cabin.count}` : "");
    writeMeeting(paper, booking, reader.locale);
    writeMoney(paper, booking);
    const terms = freeUntil === null ? texts.kept : fill(texts.free, { date: freeUntil });
    paper.row(texts.terms, terms);
    paper.line();
    sheet.endStructure();
  });
}

/** Draws the code, how to use it, the booking's address, and a photo of the tour as large as the code. */
function drawCode(
  { sheet, texts }: BookingSheet,
  code: string,
  { picture, address, typed }: { picture: Buffer | null; address: string; typed: string },
): void {
  const top = sheet.y;
  const height = qrWidth + 24;
  sheet.decorate((doc) => {
    doc.roundedRect(page.side, top, contentWidth, height, 14).fill(sheet.brand.primarySoft);
    qrCode(doc, code, { x: page.side + 12, y: top + 12, width: qrWidth });
  });
  const pictureWidth = picture ? qrWidth + 20 : 0;
  if (picture) {
    const x = page.side + contentWidth - qrWidth - 12;
    const square = { x, y: top + 12, width: qrWidth, height: qrWidth };
    sheet.picture(picture, square, { radius: 10, alt: "" });
  }
  const inner = { x: page.side + qrWidth + 32, width: contentWidth - qrWidth - 52 - pictureWidth };
  const style = { size: 12.5, leading: 1.5 };
  const link = fill(texts.link, { address: typed });
  const scanHeight = sheet.heightOf(texts.scan, inner.width, style) + 8;
  const textHeight = scanHeight + sheet.heightOf(link, inner.width, small);
  const y = top + (height - textHeight) / 2;
  sheet.write(texts.scan, { ...inner, y }, style);
  sheet.write(link, { ...inner, y: y + scanHeight }, { ...small, link: address });
  sheet.y = top + height + 12;
}

function writeMeeting(paper: BookingSheet, booking: BookingRecord, locale: Locale): void {
  const { texts } = paper;
  const { place, time, phone, organizerNotes } = meetingOf(booking, locale);
  paper.row(texts.place, place, "strong");
  // The dates above name the hour of a start.
  const isNamed = time === null || time === booking.start_time;
  paper.row(texts.time, isNamed ? "" : writeTime(time, locale), "strong");
  const organizer = [organizerName(booking, locale), readablePhone(booking.organizer_phone)];
  paper.row(texts.organizer, organizer.filter(Boolean).join(", "));
  const ownPhone = phone && phone !== booking.organizer_phone ? readablePhone(phone) : "";
  const contact = [
    organizerNotes?.contact_name,
    ownPhone,
    organizerNotes?.contact_messenger,
  ].filter(Boolean);
  paper.row(texts.contact, contact.join(", "));
  const emergency = organizerNotes?.emergency_phone;
  paper.row(texts.emergency, emergency && emergency !== phone ? readablePhone(emergency) : "");
  paper.row(texts.notes, organizerNotes?.notes ?? texts.later);
}

function writeMoney(paper: BookingSheet, booking: BookingRecord): void {
  const { texts } = paper;
  const total = booking.total_minor ?? 0;
  const { promo } = booking;
  if (promo) paper.row(fill(texts.promo, { code: promo.code }), paper.money(-promo.off));
  paper.row(texts.total, paper.money(total));
  const { total: discount } = staffDiscount(booking);
  if (discount > 0) paper.row(texts.discount, paper.money(discount));
  const { paid, back, coming } = ledgerSums(booking.ledger);
  paper.row(texts.paid, paper.money(paid));
  if (back + coming > 0) paper.row(texts.returned, paper.money(back + coming));
  paper.left();
}
