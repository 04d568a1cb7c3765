import type { Programme } from "../contents/programme.ts";
import { qrCode, star } from "../../../platform/paper/marks.ts";
import { contentWidth, ink, page } from "../../../platform/paper/sheet.ts";
import type { Sheet, TextStyle } from "../../../platform/paper/sheet.ts";

const coverHeight = 300;

const kicker: TextStyle = { size: 8.5, weight: "strong", spacing: 1.1, leading: 1.4, role: "P" };
const headline: TextStyle = { size: 25, weight: "heavy", leading: 1.2, role: "H1" };

/** Draws the first page: picture, title, facts, price and a link to the tour's page. */
export function drawCover(sheet: Sheet, programme: Programme, cover: Buffer | null): void {
  const { brand } = programme;
  if (cover) {
    const box = { x: 0, y: 0, width: page.width, height: coverHeight };
    sheet.picture(cover, box, { radius: 0, alt: programme.title });
  } else {
    sheet.decorate((doc) => doc.rect(0, 0, page.width, coverHeight).fill(brand.primary));
  }
  drawBrand(sheet);
  sheet.y = coverHeight + 26;
  const line = [programme.kicker, programme.location].filter(Boolean).join("  ·  ");
  sheet.paragraph(line.toLocaleUpperCase(programme.locale), { ...kicker, colour: brand.accent }, 6);
  sheet.paragraph(programme.title, headline, 8);
  if (programme.rating !== null) drawRating(sheet, programme.rating);
  sheet.paragraph(programme.summary, { size: 11, leading: 1.55 }, 4);
  if (programme.note !== null) sheet.paragraph(programme.note, { size: 9, colour: ink.muted }, 4);
  drawFacts(sheet, programme.facts);
  drawOffer(sheet, programme);
}

function drawBrand(sheet: Sheet): void {
  const style: TextStyle = { size: 13, weight: "heavy", leading: 1.2, role: "Span" };
  const width = sheet.widthOf(sheet.brand.name, style);
  sheet.decorate((doc) => doc.roundedRect(page.side, 30, width + 26, 30, 15).fill(ink.paper));
  sheet.write(
    sheet.brand.name,
    { x: page.side + 13, y: 37, width: width + 4 },
    { ...style, colour: sheet.brand.primary },
  );
}

function drawRating(sheet: Sheet, rating: string): void {
  sheet.decorate((doc) => {
    doc.fillColor("#e0a200");
    star(doc, { x: page.side, y: sheet.y + 1.5 }, 12);
  });
  const box = { x: page.side + 17, y: sheet.y, width: contentWidth - 17 };
  sheet.y += sheet.write(rating, box, { size: 10, weight: "strong" }) + 8;
}

/** Facts in columns of four, each row as high as its longest value. */
function drawFacts(sheet: Sheet, facts: Programme["facts"]): void {
  const columns = 4;
  const gap = 14;
  const width = (contentWidth - gap * (columns - 1)) / columns;
  const label: TextStyle = { size: 8.5, colour: ink.muted, leading: 1.3 };
  const value: TextStyle = { size: 10, weight: "strong", leading: 1.35 };
  sheet.y += 10;
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns);
    const height =
      Math.max(...row.map((fact) => sheet.heightOf(fact.value, width, value))) + 13 + 16;
    sheet.ensure(height);
    const top = sheet.y;
    sheet.decorate((doc) =>
      doc
        .moveTo(page.side, top)
        .lineTo(page.width - page.side, top)
        .lineWidth(0.7)
        .stroke(ink.line),
    );
    row.forEach((fact, column) => {
      const x = page.side + column * (width + gap);
      sheet.write(fact.label, { x, y: top + 8, width }, label);
      sheet.write(fact.value, { x, y: top + 20, width }, value);
    });
    sheet.y = top + height;
  }
}

/** Draws price and QR code; the whole panel links to the tour's page. */
function drawOffer(sheet: Sheet, { price, brand, link, texts }: Programme): void {
  const height = 96;
  const qr = 76;
  sheet.y += 6;
  sheet.ensure(height);
  const top = sheet.y;
  const inner = { x: page.side + 20, width: contentWidth - 60 - qr };
  sheet.decorate((doc) => {
    doc.roundedRect(page.side, top, contentWidth, height, 14).fill(brand.primarySoft);
    qrCode(doc, link, { x: page.width - page.side - qr - 12, y: top + 10, width: qr });
  });
  const amount: TextStyle = { size: 22, weight: "heavy", leading: 1.2, colour: brand.primary };
  sheet.write(price.amount, { ...inner, y: top + 14 }, { ...amount, link });
  if (price.was !== null) {
    const x = inner.x + sheet.widthOf(price.amount, amount) + 10;
    const box = { x, y: top + 23, width: inner.width - (x - inner.x) };
    sheet.write(price.was, box, { size: 11, colour: ink.muted, strike: true, role: "Span" });
  }
  const notes = price.notes.join(" · ");
  sheet.write(notes, { ...inner, y: top + 44 }, { size: 9.5, colour: ink.text, leading: 1.4 });
  sheet.write(
    texts.book,
    { ...inner, y: top + 70 },
    { size: 10.5, weight: "strong", colour: brand.primary, link },
  );
  sheet.y = top + height;
}
