import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * Where an organizer was going when asked to sign in: the organizers' sign-in always leads to the desk's first page.
 */
const key = "organizer-return";

export const rememberReturn = (path: string): void => void tabStorage.write(key, path);

/** Returns it once. */
export function takeReturn(): string | null {
  const path = tabStorage.read(key);
  tabStorage.remove(key);
  return path;
}
