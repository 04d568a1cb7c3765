/** The element that holds the page's state. */
export const pageStateId = "page-state";
