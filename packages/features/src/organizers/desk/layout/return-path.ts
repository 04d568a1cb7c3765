import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * Key of the page that an organizer requested before signing in. It is stored, because the organizers' sign-in always
 * leads to the desk's first page.
 */
const key = "organizer-return";

/** Stores the requested page for after the sign-in. */
export const rememberReturn = (path: string): void => void tabStorage.write(key, path);

/** Returns the stored page and forgets it; null if there is none. */
export function takeReturn(): string | null {
  const path = tabStorage.read(key);
  tabStorage.remove(key);
  return path;
}
