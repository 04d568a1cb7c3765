/** Target of links to a tour's dates; in its own file, so that linking does not load the panel. */
export const bookingPanelId = "dates";
