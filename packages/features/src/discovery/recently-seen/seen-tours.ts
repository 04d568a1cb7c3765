import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";

/** Tours that were viewed in this browser, the latest first. They are stored only here and never sent. */
const key = "tropa-seen-tours";
/** Number of tours stored: one more than is shown, because the current tour is among them. */
const most = 9;

/** Ids of tours viewed in this browser, latest first. */
export function readSeenTours(): number[] {
  const ids = deviceStorage.readJson(key);
  // Ignore invalid data in the storage.
  return Array.isArray(ids)
    ? ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0).slice(0, most)
    : [];
}

/** Puts a tour at the front of the viewed ones. */
export function rememberSeenTour(tourId: number): void {
  const others = readSeenTours().filter((id) => id !== tourId);
  deviceStorage.writeJson(key, [tourId, ...others].slice(0, most));
}
