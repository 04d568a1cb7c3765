// Separate from the other paths, which every page loads.

/** The staff sign-in, with an optional path to return to. */
export const staffSignInPath = (to?: string) =>
  to === undefined ? "/employees-cookie" : `/employees-cookie?to=${encodeURIComponent(to)}`;
/** The staff's desk, or one of its parts. */
export const deskPath = (part?: string) => (part === undefined ? "/staff" : `/staff/${part}`);
