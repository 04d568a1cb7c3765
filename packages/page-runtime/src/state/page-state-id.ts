/** Id of the script element that holds the page's state as JSON. */
export const pageStateId = "page-state";
