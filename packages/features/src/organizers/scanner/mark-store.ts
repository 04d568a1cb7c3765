import { useSyncExternalStore } from "react";
import { keptStore } from "../../platform/storage/stored-state.ts";
import { keptMarks } from "./mark-queue.ts";
import type { Mark } from "./mark-queue.ts";

interface Marks {
  marks: readonly Mark[];
}

/** Marks of this device: they outlive the page, a reload and the battery, and are the same in all of its tabs. */
const store = keptStore<Marks, Marks>(
  { name: "arrival-marks", version: 1, keep: ({ marks }) => ({ marks }) },
  () => ({ marks: [] }),
);

export const currentMarks = (): readonly Mark[] => store.getState().marks;

/** Puts a mark down, or another state of one that is there. */
export function putMark(mark: Mark): void {
  const others = currentMarks().filter(({ scan }) => scan !== mark.scan);
  store.setState({ marks: keptMarks([...others, mark], Date.now()) });
}

/** Forgets what was marked of a booking. */
export function dropMarks(bookingId: number): void {
  store.setState({ marks: currentMarks().filter((mark) => mark.bookingId !== bookingId) });
}

const empty: readonly Mark[] = [];

export function useMarks(): readonly Mark[] {
  return useSyncExternalStore(store.subscribe, currentMarks, () => empty);
}
