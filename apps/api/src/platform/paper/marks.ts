import { encode } from "uqr";
import type { PaperBrand } from "./paper-brand.ts";
import type { Box } from "./sheet.ts";

/** Small drawings of papers; each fills a square of `size` from a corner. */

export function star(doc: PDFKit.PDFDocument, { x, y }: Omit<Box, "width">, size: number): void {
  const points = Array.from({ length: 10 }, (_, index): [number, number] => {
    const radius = (index % 2 === 0 ? 0.5 : 0.22) * size;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return [x + size / 2 + radius * Math.cos(angle), y + size / 2 + radius * Math.sin(angle)];
  });
  doc.polygon(...points).fill();
}

export function tick(doc: PDFKit.PDFDocument, { x, y }: Omit<Box, "width">, size: number): void {
  doc
    .lineWidth(1.6)
    .lineCap("round")
    .lineJoin("round")
    .moveTo(x, y + size * 0.55)
    .lineTo(x + size * 0.35, y + size * 0.9)
    .lineTo(x + size, y + size * 0.15)
    .stroke();
}

export function cross(doc: PDFKit.PDFDocument, { x, y }: Omit<Box, "width">, size: number): void {
  const inset = size * 0.15;
  doc
    .lineWidth(1.4)
    .lineCap("round")
    .moveTo(x + inset, y + inset)
    .lineTo(x + size - inset, y + size - inset)
    .moveTo(x + size - inset, y + inset)
    .lineTo(x + inset, y + size - inset)
    .stroke();
}

export function dot(doc: PDFKit.PDFDocument, { x, y }: Omit<Box, "width">, size: number): void {
  doc.circle(x + size / 2, y + size / 2, size * 0.28).fill();
}

/** Draws a QR code with its quiet zone, black on white: some cameras read no colours. */
export function qrCode(doc: PDFKit.PDFDocument, text: string, box: Box): void {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const module = box.width / size;
  doc.roundedRect(box.x, box.y, box.width, box.width, 6).fill("#ffffff");
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(box.x + column * module, box.y + line * module, module, module);
    });
  });
  doc.fill("#000000");
}

/** Draws a storefront's sign on a tile of its colour. */
export function brandMark(
  doc: PDFKit.PDFDocument,
  { mark, primary }: Pick<PaperBrand, "mark" | "primary">,
  { x, y, width }: Box,
): void {
  doc.roundedRect(x, y, width, width, width / 4).fill(primary);
  // The sign is drawn in a square of 32, with room around it.
  doc
    .translate(x, y)
    .scale(width / 44)
    .translate(6, 6)
    .path(mark)
    .lineWidth(2.6)
    .lineCap("round")
    .lineJoin("round")
    .stroke("#ffffff");
}
