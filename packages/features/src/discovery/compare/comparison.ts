import type { ComparedTour } from "./compared-tours.ts";

/** The name of the comparison among what this browser remembers. */
export const compareKey = "tropa.compare";

export interface Comparison {
  tours: readonly ComparedTour[];
  toggle: (tour: ComparedTour) => void;
  remove: (tourId: number) => void;
  clear: () => void;
}
