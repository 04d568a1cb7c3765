/**
 * The server's loader of a screen that is filled in the browser: it knows nothing, but without one React Router sends no
 * frame of the page (docs/decisions/0056-screens-behind-a-sign-in.md).
 */
export const frameLoader = (): null => null;
