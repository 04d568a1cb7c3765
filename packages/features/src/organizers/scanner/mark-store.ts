import { useSyncExternalStore } from "react";
import { persistedStore } from "../../platform/storage/stored-state.ts";
import { marksToKeep } from "./mark-queue.ts";
import type { Mark } from "./mark-queue.ts";

interface Marks {
  marks: readonly Mark[];
}

/** Marks of this device, shared by its tabs; they survive a reload and an empty battery. */
const store = persistedStore<Marks, Marks>(
  { name: "arrival-marks", version: 1, keep: ({ marks }) => ({ marks }) },
  () => ({ marks: [] }),
);

/** Returns all stored marks, for use outside React. */
export const currentMarks = (): readonly Mark[] => store.getState().marks;

/** Adds a mark, or updates one. */
export function saveMark(mark: Mark): void {
  const others = currentMarks().filter(({ scan }) => scan !== mark.scan);
  store.setState({ marks: marksToKeep([...others, mark], Date.now()) });
}

/** Deletes the marks of a booking. */
export function dropMarks(bookingId: number): void {
  store.setState({ marks: currentMarks().filter((mark) => mark.bookingId !== bookingId) });
}

const empty: readonly Mark[] = [];

/** Returns all stored marks; re-renders on changes. */
export function useMarks(): readonly Mark[] {
  return useSyncExternalStore(store.subscribe, currentMarks, () => empty);
}
