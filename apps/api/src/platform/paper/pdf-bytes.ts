import type { Sheet } from "./sheet.ts";

/** Writes on a sheet and ends it: the whole document. */
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
