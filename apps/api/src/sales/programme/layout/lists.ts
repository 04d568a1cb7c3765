import { cross, dot, tick } from "../../../platform/paper/marks.ts";
import { contentWidth, page } from "../../../platform/paper/sheet.ts";
import type { Sheet, TextStyle } from "../../../platform/paper/sheet.ts";

const itemStyle: TextStyle = { size: 10, leading: 1.5 };
const indent = 18;
const itemGap = 4;
const columnGap = 28;
const columnWidth = (contentWidth - columnGap) / 2;

const marks = { tick, cross, dot } as const;
type Mark = keyof typeof marks;

interface Column {
  title: string;
  items: readonly string[];
  mark: Mark;
  colour: string;
}

function itemsHeight(sheet: Sheet, items: readonly string[], width: number): number {
  return items.reduce(
    (sum, item) => sum + sheet.heightOf(item, width - indent, itemStyle) + itemGap,
    0,
  );
}

function drawItem(sheet: Sheet, item: string, x: number, width: number, column: Column): void {
  const top = sheet.y;
  sheet.decorate((doc) => {
    doc.strokeColor(column.colour).fillColor(column.colour);
    marks[column.mark](doc, { x, y: top + 3 }, 8.5);
  });
  const box = { x: x + indent, y: top, width: width - indent };
  sheet.y = top + sheet.write(item, box, itemStyle) + itemGap;
}

/** Draws two lists side by side if both have entries, else one over the whole width. */
export function drawColumns(sheet: Sheet, columns: readonly Column[]): void {
  const filled = columns.filter(({ items }) => items.length > 0);
  const tallest = Math.max(0, ...filled.map(({ items }) => itemsHeight(sheet, items, columnWidth)));
  if (filled.length < 2 || !sheet.fits(tallest + 60)) {
    for (const column of filled) drawList(sheet, column);
    return;
  }
  sheet.y += 26;
  sheet.ensure(tallest + 30);
  sideBySide(sheet, filled, (column, x) => {
    const title: TextStyle = { size: 13, weight: "heavy", leading: 1.3, role: "H2" };
    sheet.doc.outline.addItem(column.title);
    const box = { x, y: sheet.y, width: columnWidth };
    sheet.y += sheet.write(column.title, box, { ...title, colour: sheet.brand.primary }) + 8;
    for (const item of column.items) drawItem(sheet, item, x, columnWidth, column);
  });
}

/** Draws two parts side by side from the same height, and continues below the longer one. */
function sideBySide<Part>(
  sheet: Sheet,
  parts: readonly Part[],
  draw: (part: Part, x: number) => void,
): void {
  const top = sheet.y;
  const ends = parts.map((part, index) => {
    sheet.y = top;
    draw(part, page.side + index * (columnWidth + columnGap));
    return sheet.y;
  });
  sheet.y = Math.max(...ends);
}

/** Fewest short entries for which a list is split into two columns. */
const halvedFrom = 6;

/** Draws a list under a heading; pages break only between entries. */
export function drawList(sheet: Sheet, column: Column): void {
  if (column.items.length === 0) return;
  const half = Math.ceil(column.items.length / 2);
  const halves = [column.items.slice(0, half), column.items.slice(half)];
  const height = Math.max(...halves.map((items) => itemsHeight(sheet, items, columnWidth)));
  const isShort = (item: string) =>
    sheet.heightOf(item, columnWidth - indent, itemStyle) < 2 * itemStyle.size;
  const isHalved =
    column.items.length >= halvedFrom && column.items.every(isShort) && sheet.fits(height + 60);
  sheet.heading(column.title, isHalved ? height : undefined);
  if (isHalved) {
    sideBySide(sheet, halves, (items, x) => {
      for (const item of items) drawItem(sheet, item, x, columnWidth, column);
    });
    return;
  }
  for (const item of column.items) {
    sheet.ensure(sheet.heightOf(item, contentWidth - indent, itemStyle) + itemGap);
    drawItem(sheet, item, page.side, contentWidth, column);
  }
}

/** Draws a heading with paragraphs. */
export function drawTexts(sheet: Sheet, title: string, texts: readonly string[]): void {
  const shown = texts.filter((text) => text !== "");
  if (shown.length === 0) return;
  sheet.heading(title);
  for (const text of shown) sheet.paragraph(text, { size: 10.5, leading: 1.55 }, 5);
}
