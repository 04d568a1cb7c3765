import type { Sheet } from "./sheet.ts";

/** Draws a document on a sheet and returns the bytes of the PDF. */
export async function pdfBytes(sheet: Sheet, write: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    sheet.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    sheet.doc.on("end", resolve);
    sheet.doc.on("error", reject);
  });
  write();
  sheet.doc.end();
  await ended;
  return Buffer.concat(chunks);
}
