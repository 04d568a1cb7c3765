/** The only code that writes tours: from files and from what organizers publish. */

export { fillPictures, lockTour, nextId, readRates, readVocabulary } from "./import-store.ts";
export type { Vocabulary } from "./import-store.ts";
export { writeTour } from "./write-tour.ts";
export type { WrittenContent, WrittenTour } from "./written-tour.ts";
