import { keptStore } from "../../platform/browser/stored-state.ts";

interface Kept {
  organizerId: number | null;
}

/** For whom this device scans: without a network nobody can be asked who is signed in. */
const store = keptStore<Kept, Kept>(
  { name: "scanner-organizer", version: 1, keep: ({ organizerId }) => ({ organizerId }) },
  () => ({ organizerId: null }),
);

export const keptOrganizer = (): number | null => store.getState().organizerId;
export const keepOrganizer = (organizerId: number): void => store.setState({ organizerId });
