import { fill } from "@tropa/domain/text/fill";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { localise } from "@tropa/domain/locale";
import { formatMoney } from "@tropa/domain/money";
import type { Locale } from "@tropa/domain/locale";
import { brandMark } from "../../platform/paper/marks.ts";
import { paperBrand } from "../../platform/paper/paper-brand.ts";
import { contentWidth, ink, page, Sheet } from "../../platform/paper/sheet.ts";
import type { TextStyle } from "../../platform/paper/sheet.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { isBooked, writeDates, writeDay } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { paperTexts } from "./paper-texts.ts";
import type { PaperTexts } from "./paper-texts.ts";

const label: TextStyle = { size: 9.5, leading: 1.35, colour: ink.muted };
const value: TextStyle = { size: 11, leading: 1.45 };
/** Style of notes. */
export const small: TextStyle = { size: 9.5, leading: 1.5, colour: ink.muted };
const labelWidth = 150;
const markWidth = 28;

/** A printed paper of a booking: a header and rows of facts. */

export class BookingSheet {
  readonly sheet: Sheet;
  readonly texts: PaperTexts;
  readonly #booking: BookingRecord;
  readonly #locale: Locale;
  readonly #title: string;
  readonly #madeOn: LocalDate;

  constructor(
    booking: BookingRecord,
    reader: StorefrontReader,
    { title, madeAt, compress }: { title: "voucher" | "receipt"; madeAt: Date; compress: boolean },
  ) {
    this.#booking = booking;
    this.#locale = reader.locale;
    this.texts = paperTexts(reader.locale);
    this.sheet = new Sheet(paperBrand(reader), {
      title: this.texts[title],
      subject: fill(this.texts.booking, { id: booking.id }),
      language: reader.locale,
      madeOn: madeAt,
      compress,
    });
    this.#title = this.texts[title];
    this.#madeOn = todayIn(reader.storefront.timeZone, madeAt);
  }

  /** Draws the header. */
  head(state: string): void {
    const { sheet, texts } = this;
    const { brand } = sheet;
    const top = page.side - 20;
    sheet.decorate((doc) => brandMark(doc, brand, { x: page.side, y: top, width: markWidth }));
    const name = { size: 14, weight: "heavy", colour: brand.primary, leading: 1.3 } as const;
    const box = { x: page.side + markWidth + 9, y: top + 4, width: contentWidth - markWidth - 9 };
    sheet.write(brand.name, box, name);
    sheet.y = top + markWidth + 12;
    sheet.paragraph(this.#title, { size: 22, weight: "heavy", leading: 1.25, role: "H1" }, 2);
    const number = fill(texts.booking, { id: this.#booking.id });
    const day = fill(texts.madeOn, { date: this.dayOf(this.#madeOn) });
    sheet.paragraph([number, state, day].filter(Boolean).join("   ·   "), small, 10);
    const tour = localise(this.#booking.tour_title, this.#locale);
    sheet.paragraph(tour, { size: 15, weight: "strong", leading: 1.3, role: "H2" }, 10);
  }

  /** Draws a row with a name and a text; nothing if the text is empty. */
  row(name: string, text: string, weight: "regular" | "strong" = "regular"): void {
    if (text === "") return;
    const { sheet } = this;
    const width = contentWidth - labelWidth;
    // Line by line, because a text of several fonts is one flow without line breaks.
    const lines = text.split("\n");
    const style = { ...value, weight };
    const height = Math.max(
      sheet.heightOf(name, labelWidth - 12, label),
      lines.reduce((sum, line) => sum + sheet.heightOf(line, width, style), 0),
    );
    if (sheet.fits(height)) sheet.ensure(height + 8);
    this.line();
    const top = sheet.y + 4;
    const named = sheet.write(name, { x: page.side, y: top + 1.5, width: labelWidth - 12 }, label);
    const first = sheet.pageNumber();
    sheet.y = top;
    for (const line of lines)
      sheet.flow(line, { x: page.side + labelWidth, y: sheet.y, width }, style);
    if (sheet.pageNumber() === first) sheet.y = Math.max(sheet.y, top + 1.5 + named);
    sheet.y += 4;
  }

  /** Draws the row of what is still to pay, unless the trip is paid or cancelled. */
  left(): void {
    const left = (this.#booking.total_minor ?? 0) - this.#booking.paid_minor;
    if (left <= 0 || !isBooked(this.#booking)) return;
    const date = this.dayOf(addDays(this.#booking.starts_on, -1));
    this.row(fill(this.texts.left, { date }), this.money(left), "strong");
  }

  line(): void {
    const { sheet } = this;
    sheet.decorate((doc) =>
      doc
        .moveTo(page.side, sheet.y)
        .lineTo(page.width - page.side, sheet.y)
        .lineWidth(0.5)
        .stroke(ink.line),
    );
  }

  dayOf(day: LocalDate): string {
    return writeDay(day, this.#locale);
  }

  money(minor: number): string {
    return formatMoney({ minor, currency: this.#booking.currency }, this.#locale);
  }

  dates(): string {
    return writeDates(this.#booking, this.#locale);
  }
}
