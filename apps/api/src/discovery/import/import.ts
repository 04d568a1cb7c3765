/** The only code that writes tours: from files and from what organizers publish. */

export { rowSchemas } from "./catalogue-file.ts";
export { fieldOf } from "./check-rows.ts";
export type { Refusal } from "./check-rows.ts";
export { fillPictures, lockImport, lockTour, nextId, readVocabulary } from "./import-store.ts";
export type { Vocabulary } from "./import-store.ts";
export { refusalText } from "./report-text.ts";
export { plainFields } from "./tour-entry-row.ts";
export { writeTour } from "./write-tour.ts";
export type { WrittenContent, WrittenTour } from "./written-tour.ts";
