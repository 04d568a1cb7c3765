/** Where an organizer was going when they were asked to sign in, for their sign-in leads to the desk's first page. */
const key = "organizer-return";

export function rememberReturn(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // A browser that keeps nothing opens the first page.
  }
}

/** Tells it once. */
export function takeReturn(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path;
  } catch {
    return null;
  }
}
