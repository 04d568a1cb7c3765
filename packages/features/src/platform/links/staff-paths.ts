// Apart from the others, which every page loads.

/** Where staff sign in, and where to go afterwards. */
export const staffSignInPath = (to?: string) =>
  to === undefined ? "/employees-cookie" : `/employees-cookie?to=${encodeURIComponent(to)}`;
/** The staff's desk, or one part of it. */
export const deskPath = (part?: string) => (part === undefined ? "/staff" : `/staff/${part}`);
