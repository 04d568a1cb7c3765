import { persistedStore } from "../../platform/storage/stored-state.ts";
import { toggleCompared } from "./compared-tours.ts";
import { compareKey } from "./comparison.ts";
import type { Comparison } from "./comparison.ts";

/** What the visitor compares, kept in this browser; a comparison to show others is an address. */
export const comparison = persistedStore<Comparison, Pick<Comparison, "tours">>(
  { name: compareKey, version: 1, keep: ({ tours }) => ({ tours }) },
  (set) => ({
    tours: [],
    toggle: (tour) => set(({ tours }) => ({ tours: toggleCompared(tours, tour) })),
    remove: (tourId) => set(({ tours }) => ({ tours: tours.filter(({ id }) => id !== tourId) })),
    clear: () => set({ tours: [] }),
  }),
);
