/** Higher counts are shown as "99+". */
const mostShown = 99;

/** Formats a count for a badge. */
export const badgeCount = (count: number): string =>
  count > mostShown ? `${mostShown}+` : String(count);
