import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";

const name = "scanner-organizer";

/** For whom this device scans: without a network nobody can be asked who is signed in. */
export function keptOrganizer(): number | null {
  const id = Number(deviceStorage.read(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export const keepOrganizer = (organizerId: number): void =>
  void deviceStorage.write(name, String(organizerId));
