/**
 * Empty server loader for screens that are filled in the browser: without a loader React Router would not send the
 * page's frame (docs/decisions/0056-screens-behind-a-sign-in.md).
 */
export const frameLoader = (): null => null;
