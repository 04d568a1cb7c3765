import type { Programme } from "../contents/programme.ts";
import { drawInvitation, drawFooters, drawOrganizer } from "./closing.ts";
import { drawCover } from "./cover.ts";
import { drawDates } from "./dates.ts";
import { drawDays } from "./days.ts";
import { drawColumns, drawList, drawTexts } from "./lists.ts";
import { pdfBytes } from "../../../platform/paper/pdf-bytes.ts";
import { ink, Sheet } from "../../../platform/paper/sheet.ts";

export interface ProgrammePictures {
  cover: Buffer | null;
  organizer: Buffer | null;
  /** Pictures by the name that the programme's days use. */
  days: ReadonlyMap<string, Buffer>;
}

/** Increase when the layout changes, so that cached files of the old layout are not used. */
export const layoutVersion = "1";

/** Prints a programme as a PDF of A4 pages. Pure. */
export function renderProgramme(
  programme: Programme,
  pictures: ProgrammePictures,
  { compress = true }: { compress?: boolean } = {},
): Promise<Buffer> {
  const { brand } = programme;
  const sheet = new Sheet(brand, {
    title: programme.title,
    subject: programme.kicker,
    language: programme.locale,
    madeOn: new Date(`${programme.madeOn}T00:00:00Z`),
    compress,
  });
  return pdfBytes(sheet, () => drawProgramme(sheet, programme, pictures));
}

function drawProgramme(sheet: Sheet, programme: Programme, pictures: ProgrammePictures): void {
  const { texts, brand } = programme;
  drawCover(sheet, programme, pictures.cover);
  if (sheet.pageNumber() === 0) sheet.turn();
  drawList(sheet, {
    title: texts.highlights,
    items: programme.highlights,
    mark: "dot",
    colour: brand.accent,
  });
  drawDays(sheet, programme, pictures.days);
  drawColumns(sheet, [
    { title: texts.included, items: programme.included, mark: "tick", colour: brand.primary },
    { title: texts.excluded, items: programme.excluded, mark: "cross", colour: ink.muted },
  ]);
  drawTexts(sheet, texts.accommodation, [programme.accommodation]);
  drawTexts(sheet, texts.meeting, [programme.meeting.text]);
  sheet.paragraph(texts.map, {
    size: 10,
    weight: "strong",
    colour: brand.primary,
    link: programme.meeting.map,
  });
  drawList(sheet, {
    title: texts.bring,
    items: programme.bring,
    mark: "dot",
    colour: brand.accent,
  });
  drawDates(sheet, programme);
  drawTexts(sheet, texts.cancellation, programme.cancellation);
  if (programme.organizer)
    drawOrganizer(sheet, programme.organizer, texts.organizer, pictures.organizer);
  drawInvitation(sheet, programme);
  sheet.endStructure();
  drawFooters(sheet, programme);
}
