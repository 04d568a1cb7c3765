/** The side in whose name staff cancel a booking: it decides what goes back. */
export const cancelSides = ["tourist", "organizer", "tropa"] as const;
export type CancelSide = (typeof cancelSides)[number];
