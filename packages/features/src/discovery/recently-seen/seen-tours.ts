import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";

/** Tours that were viewed in this browser, the latest first. They are stored only here and never sent. */
const key = "tropa-seen-tours";
/** One more than are shown: the tour of the page is among them. */
const most = 9;

export function readSeenTours(): number[] {
  const ids = deviceStorage.readJson(key);
  // What another script left there is as good as nothing.
  return Array.isArray(ids)
    ? ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0).slice(0, most)
    : [];
}

/** Notes a look at a tour. */
export function rememberSeenTour(tourId: number): void {
  const others = readSeenTours().filter((id) => id !== tourId);
  deviceStorage.writeJson(key, [tourId, ...others].slice(0, most));
}
