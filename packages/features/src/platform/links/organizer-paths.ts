// Apart from the others, which every page loads.

/**
 * The organizer's desk, one of its pages, or what stands below that.
 *
 * @example organizerPath("bookings", 41) is "/organizer/bookings/41"
 */
export const organizerPath = (page = "", ...below: readonly (string | number)[]): string =>
  ["/organizer", page, ...below].filter((part) => part !== "").join("/");

/** Where one applies to lead tours. */
export const joinPath = () => "/join";
