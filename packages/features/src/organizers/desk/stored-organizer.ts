import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";

const name = "scanner-organizer";

/** Returns the organizer this device scans for: offline, the session cannot be checked. */
export function storedOrganizerId(): number | null {
  const id = Number(deviceStorage.read(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export const keepOrganizer = (organizerId: number): void =>
  void deviceStorage.write(name, String(organizerId));
