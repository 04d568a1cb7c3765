// Separate from the other paths, which every page loads.

/**
 * Path of the organizer's desk, of one of its pages, or of something below that.
 *
 * @example organizerPath("bookings", 41) is "/organizer/bookings/41"
 */
export const organizerPath = (page = "", ...below: readonly (string | number)[]): string =>
  ["/organizer", page, ...below].filter((part) => part !== "").join("/");

/** Path of the form for applying as an organizer. */
export const joinPath = () => "/join";
