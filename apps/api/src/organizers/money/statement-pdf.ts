import type { BookingShare, OrganizerPayout } from "@tropa/api-contract/organizers/calls-money";
import { fill } from "@tropa/domain/text/fill";
import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { paperBrand } from "../../platform/paper/paper-brand.ts";
import { pdfBytes } from "../../platform/paper/pdf-bytes.ts";
import { contentWidth, ink, page, Sheet } from "../../platform/paper/sheet.ts";
import type { TextStyle } from "../../platform/paper/sheet.ts";
import { statementTexts } from "./statement-texts.ts";

export interface Statement {
  organizer: string;
  /** `2026-07`. */
  month: string;
  items: readonly BookingShare[];
  /** Pay-outs of that month. */
  payouts: readonly OrganizerPayout[];
  /** The day of printing. */
  madeOn: string;
}

const rowHeight = 34;
const small: TextStyle = { size: 9, leading: 1.35, colour: ink.muted };
const body: TextStyle = { size: 10, leading: 1.35 };

/** Prints a statement as a PDF of A4 pages: bookings with their shares, the month's sums and pay-outs. */
export async function statementPdf(
  statement: Statement,
  reader: StorefrontReader,
): Promise<Buffer> {
  const texts = statementTexts(reader.locale);
  const title = fill(texts.title, { month: statement.month });
  const sheet = new Sheet(paperBrand(reader), {
    title,
    subject: statement.organizer,
    language: reader.locale,
    madeOn: new Date(`${statement.madeOn}T00:00:00Z`),
    compress: true,
  });
  const money = (minor: number, currency: Currency) =>
    formatMoney({ minor, currency }, reader.locale);
  return pdfBytes(sheet, () => {
    sheet.paragraph(
      title,
      { size: 20, weight: "heavy", role: "H1", colour: sheet.brand.primary },
      4,
    );
    sheet.paragraph(statement.organizer, { size: 12, weight: "strong" }, 2);
    sheet.paragraph(fill(texts.madeOn, { date: statement.madeOn }), small, 8);
    sheet.heading(texts.sums);
    const sums = sumsOf(statement.items);
    if (sums.length === 0) sheet.paragraph(texts.none, body);
    for (const { currency, received, refunded, commission, share } of sums)
      sheet.paragraph(
        fill(texts.sum, {
          received: money(received, currency),
          refunded: money(refunded, currency),
          commission: money(commission, currency),
          share: money(share, currency),
        }),
        body,
        4,
      );
    if (statement.items.length > 0) sheet.heading(texts.bookings, 2 * rowHeight);
    for (const item of statement.items)
      drawRow(sheet, {
        left: `№ ${item.booking_id}  ${item.tour_title}`,
        below: `${item.start} – ${item.end}, ${item.name}, ${texts.states[item.state]}`,
        right: money(item.share, item.currency),
        rightBelow: fill(texts.parts, {
          received: money(item.received - item.refunded - item.held, item.currency),
          commission: money(item.commission, item.currency),
        }),
      });
    if (statement.payouts.length > 0) sheet.heading(texts.payouts, 2 * rowHeight);
    for (const payout of statement.payouts)
      drawRow(sheet, {
        left: payout.paid_on,
        below: payout.reference,
        right: money(payout.amount, payout.currency),
        rightBelow: "",
      });
    sheet.endStructure();
  });
}

interface Row {
  left: string;
  below: string;
  right: string;
  rightBelow: string;
}

function drawRow(sheet: Sheet, { left, below, right, rightBelow }: Row): void {
  const width = contentWidth * 0.58;
  const height = Math.max(
    rowHeight,
    sheet.heightOf(left, width, body) + sheet.heightOf(below, width, small) + 10,
  );
  sheet.ensure(height);
  const top = sheet.y + 5;
  const leftHeight = sheet.write(left, { x: page.side, y: top, width }, body);
  sheet.write(below, { x: page.side, y: top + leftHeight, width }, small);
  const aside = { x: page.side + width, y: top, width: contentWidth - width };
  sheet.write(right, aside, { ...body, weight: "strong", align: "right" });
  sheet.write(rightBelow, { ...aside, y: top + 14 }, { ...small, size: 8, align: "right" });
  sheet.y += height;
  sheet.decorate((doc) =>
    doc
      .moveTo(page.side, sheet.y)
      .lineTo(page.width - page.side, sheet.y)
      .lineWidth(0.5)
      .stroke(ink.line),
  );
}

type Sum = Pick<BookingShare, "currency" | "received" | "refunded" | "commission" | "share">;

/** Sums of the amounts due, by currency. */
function sumsOf(items: readonly BookingShare[]): Sum[] {
  const due = items.filter(({ state }) => state === "due");
  return [...new Set(due.map(({ currency }) => currency))].map((currency) => {
    const own = due.filter((item) => item.currency === currency);
    const of = (name: "received" | "refunded" | "commission" | "share") =>
      own.reduce((sum, item) => sum + item[name], 0);
    return {
      currency,
      received: of("received"),
      refunded: of("refunded"),
      commission: of("commission"),
      share: of("share"),
    };
  });
}
