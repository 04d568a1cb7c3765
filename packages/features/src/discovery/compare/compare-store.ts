import { persistedStore } from "../../platform/storage/stored-state.ts";
import { toggleCompared } from "./compared-tours.ts";
import { compareKey } from "./comparison.ts";
import type { Comparison } from "./comparison.ts";

/** The visitor's comparison, stored in this browser. Shared comparisons are addresses instead. */
export const comparison = persistedStore<Comparison, Pick<Comparison, "tours">>(
  { name: compareKey, version: 1, keep: ({ tours }) => ({ tours }) },
  (set) => ({
    tours: [],
    toggle: (tour) => set(({ tours }) => ({ tours: toggleCompared(tours, tour) })),
    remove: (tourId) => set(({ tours }) => ({ tours: tours.filter(({ id }) => id !== tourId) })),
    clear: () => set({ tours: [] }),
  }),
);
