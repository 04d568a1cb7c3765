/**
 * How often a page that waits for a bank's word looks for it, ms. A look and the drawing of what it saw take their time
 * too, and the page is to be settled within two seconds of the bank's word.
 */
export const bankLookMs = 1500;
