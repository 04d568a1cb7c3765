import type { ComparedTour } from "./compared-tours.ts";

/** Storage key of the comparison. */
export const compareKey = "tropa.compare";

/** The comparison's state in this browser. */
export interface Comparison {
  tours: readonly ComparedTour[];
  toggle: (tour: ComparedTour) => void;
  remove: (tourId: number) => void;
  clear: () => void;
}
