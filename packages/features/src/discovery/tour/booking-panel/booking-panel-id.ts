/** Where links to a tour's dates lead; apart, so that who links there does not bring the panel along. */
export const bookingPanelId = "dates";
