/** Tours that were viewed in this browser, the latest first. They are stored only here and never sent. */
const key = "tropa-seen-tours";
/** One more than are shown: the tour of the page is among them. */
const most = 9;

export function readSeen(storage: Pick<Storage, "getItem">): number[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(ids)
      ? ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0).slice(0, most)
      : [];
  } catch {
    // What another script left there is as good as nothing.
    return [];
  }
}

/** Notes a look at a tour. */
export function noteSeen(storage: Pick<Storage, "getItem" | "setItem">, tourId: number): void {
  const others = readSeen(storage).filter((id) => id !== tourId);
  try {
    storage.setItem(key, JSON.stringify([tourId, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}
