import type { Programme } from "../contents/programme.ts";
import { contentWidth, ink, page } from "../../../platform/paper/sheet.ts";
import type { Sheet, TextStyle } from "../../../platform/paper/sheet.ts";

const rowHeight = 23;
const columns = { range: 250, seats: 90 } as const;

/** Draws departures with their prices, one per line, and notes. */
export function drawDates(sheet: Sheet, programme: Programme): void {
  sheet.heading(programme.texts.dates, 3 * rowHeight);
  for (const date of programme.dates) drawDate(sheet, date);
  sheet.y += programme.dates.length > 0 ? 8 : 0;
  for (const note of programme.datesNotes)
    sheet.paragraph(note, { size: 9, colour: ink.muted, leading: 1.5 }, 2);
}

function drawDate(sheet: Sheet, date: Programme["dates"][number]): void {
  sheet.ensure(rowHeight);
  const top = sheet.y;
  const y = top + 5;
  const colour = date.isBusy ? ink.muted : ink.text;
  const cell: TextStyle = { size: 10, leading: 1.3, colour };
  const right = page.width - page.side;
  sheet.write(date.range, { x: page.side, y, width: columns.range }, cell);
  const seatsAt = page.side + columns.range;
  sheet.write(
    date.seats,
    { x: seatsAt, y, width: columns.seats },
    { ...cell, size: 9, colour: ink.muted },
  );
  const price: TextStyle = { ...cell, weight: "strong", align: "right" };
  const width = contentWidth - columns.range - columns.seats;
  const priceWidth = sheet.widthOf(date.price, price);
  sheet.write(date.price, { x: right - width, y, width }, price);
  if (date.was !== null) {
    const style: TextStyle = { size: 9, colour: ink.muted, leading: 1.4, role: "Span" };
    const wasWidth = sheet.widthOf(date.was, style) + 2;
    const x = right - priceWidth - 10 - wasWidth;
    sheet.write(date.was, { x, y: y + 0.5, width: wasWidth }, { ...style, strike: true });
  }
  sheet.decorate((doc) =>
    doc
      .moveTo(page.side, top + rowHeight)
      .lineTo(right, top + rowHeight)
      .lineWidth(0.5)
      .stroke(ink.line),
  );
  sheet.y = top + rowHeight;
}
