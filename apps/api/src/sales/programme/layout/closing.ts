import { fill } from "@tropa/domain/text/fill";
import type { Programme } from "../contents/programme.ts";
import { qrCode } from "../../../platform/paper/marks.ts";
import { contentWidth, ink, page } from "../../../platform/paper/sheet.ts";
import type { Sheet, TextStyle } from "../../../platform/paper/sheet.ts";

const photoSide = 60;

export function drawOrganizer(
  sheet: Sheet,
  organizer: NonNullable<Programme["organizer"]>,
  title: string,
  photo: Buffer | null,
): void {
  sheet.heading(title, 90);
  const indent = photo ? photoSide + 16 : 0;
  const x = page.side + indent;
  const width = contentWidth - indent;
  const about: TextStyle = { size: 10, leading: 1.55 };
  sheet.ensure(photoSide);
  const top = sheet.y;
  const pageNumber = sheet.pageNumber();
  if (photo) {
    const box = { x: page.side, y: top, width: photoSide, height: photoSide };
    sheet.picture(photo, box, { radius: photoSide / 2, alt: organizer.name });
  }
  let y = top + 2;
  y += sheet.write(organizer.name, { x, y, width }, { size: 12, weight: "strong", leading: 1.3 });
  y += sheet.write(organizer.facts, { x, y, width }, { size: 9, colour: ink.muted }) + 4;
  sheet.flow(organizer.about, { x, y, width }, about);
  sheet.y = Math.max(sheet.y, sheet.pageNumber() === pageNumber ? top + photoSide : 0);
}

/** Draws the closing invitation to book. */
export function drawInvitation(sheet: Sheet, { texts, link, brand }: Programme): void {
  const height = 124;
  const qr = 96;
  sheet.y += 30;
  sheet.ensure(height);
  const top = sheet.y;
  sheet.decorate((doc) => {
    doc.roundedRect(page.side, top, contentWidth, height, 14).fill(brand.primary);
    qrCode(doc, link, { x: page.width - page.side - qr - 14, y: top + 14, width: qr });
  });
  const inner = { x: page.side + 22, width: contentWidth - qr - 66 };
  const head: TextStyle = { size: 16, weight: "heavy", leading: 1.25, colour: ink.paper, link };
  const at = top + 18 + sheet.write(texts.book, { ...inner, y: top + 18 }, head) + 5;
  const textStyle: TextStyle = { size: 10, leading: 1.5, colour: ink.paper };
  const after = at + sheet.write(texts.bookText, { ...inner, y: at }, textStyle) + 5;
  const address = link.replace(/^https?:\/\//, "");
  sheet.write(
    address,
    { ...inner, y: after },
    { size: 8.5, leading: 1.35, colour: ink.paper, link },
  );
  sheet.y = top + height;
}

/** Draws brand, title and number at the foot of every page but the first. */
export function drawFooters(sheet: Sheet, { brand, title, texts, link }: Programme): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index);
    // Text in the margin must not make the library start a new page.
    sheet.doc.page.margins.bottom = 0;
    const y = page.height - 44;
    sheet.decorate((doc) =>
      doc
        .moveTo(page.side, y - 10)
        .lineTo(page.width - page.side, y - 10)
        .lineWidth(0.5)
        .stroke(ink.line),
    );
    const style: TextStyle = { size: 8, colour: ink.muted, leading: 1.3 };
    const brandStyle: TextStyle = { ...style, weight: "heavy", colour: brand.primary };
    sheet.writeAside(brand.name, { x: page.side, y, width: 60 }, { ...brandStyle, link });
    sheet.writeAside(
      shorten(sheet, title, 330, style),
      { x: page.side + 52, y, width: 340 },
      style,
    );
    const number = fill(texts.page, { page: index + 1, pages: count });
    const width = sheet.widthOf(number, style) + 2;
    sheet.writeAside(number, { x: page.width - page.side - width, y, width }, style);
  }
}

function shorten(sheet: Sheet, text: string, width: number, style: TextStyle): string {
  if (sheet.widthOf(text, style) <= width) return text;
  let end = text.length;
  while (end > 0 && sheet.widthOf(`${text.slice(0, end)}…`, style) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
