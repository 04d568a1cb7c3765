import type { Programme } from "../contents/programme.ts";
import { contentWidth, ink, page } from "../../../platform/paper/sheet.ts";
import type { Sheet, TextStyle } from "../../../platform/paper/sheet.ts";

const badgeWidth = 74;
const picture = { width: 128, height: 84 } as const;
const gap = 16;

const titleStyle: TextStyle = { size: 12, weight: "strong", leading: 1.3, role: "H3" };
const textStyle: TextStyle = { size: 10, leading: 1.55 };
const metaStyle: TextStyle = { size: 8.5, colour: ink.muted, leading: 1.5 };

type Day = Programme["days"][number];

/** Draws the programme day by day along a line, keeping each day on one page if it fits. */
export function drawDays(
  sheet: Sheet,
  programme: Programme,
  pictures: ReadonlyMap<string, Buffer>,
): void {
  if (programme.days.length === 0) return;
  sheet.heading(programme.daysTitle, 110);
  for (const day of programme.days) drawDay(sheet, day, pictures.get(day.picture ?? "") ?? null);
}

function drawDay(sheet: Sheet, day: Day, image: Buffer | null): void {
  const x = page.side + badgeWidth;
  const width = contentWidth - badgeWidth - (image ? picture.width + gap : 0);
  const titleHeight = sheet.heightOf(day.title, width, titleStyle);
  const textHeight = sheet.heightOf(day.text, width, textStyle);
  const metaHeight = day.meta === "" ? 0 : sheet.heightOf(day.meta, width, metaStyle) + 4;
  const height = Math.max(titleHeight + 4 + textHeight + metaHeight, image ? picture.height : 0);
  if (sheet.fits(height)) sheet.ensure(height);
  const top = sheet.y;
  const pageNumber = sheet.pageNumber();
  drawBadge(sheet, day.label, top);
  if (image) {
    const box = { x: page.width - page.side - picture.width, y: top + 2, ...picture };
    sheet.picture(image, box, { radius: 8, alt: day.title });
  }
  const y = top + sheet.write(day.title, { x, y: top, width }, titleStyle) + 4;
  sheet.flow(day.text, { x, y, width }, textStyle);
  const end = sheet.y + metaHeight;
  if (day.meta !== "") sheet.write(day.meta, { x, y: sheet.y + 4, width }, metaStyle);
  sheet.y = (sheet.pageNumber() === pageNumber ? Math.max(end, top + height) : end) + 18;
}

function drawBadge(sheet: Sheet, label: string, top: number): void {
  const style: TextStyle = { size: 8.5, weight: "strong", leading: 1.3, role: "Span" };
  const width = Math.min(sheet.widthOf(label, style) + 16, badgeWidth - 8);
  sheet.decorate((doc) => {
    doc.roundedRect(page.side, top, width, 18, 9).fill(sheet.brand.primarySoft);
  });
  sheet.write(
    label,
    { x: page.side, y: top + 3.5, width },
    { ...style, colour: sheet.brand.primary, align: "center" },
  );
}
