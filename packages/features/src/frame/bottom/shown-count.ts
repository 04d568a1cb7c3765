/** A number above this says no more. */
const mostShown = 99;

/** A count as a badge shows it. */
export const shownCount = (count: number): string =>
  count > mostShown ? `${mostShown}+` : String(count);
