/**
 * Booking statuses and their transitions (docs/product/bookings-and-payments.md#statuses). Statuses
 * 4 to 8 are final.
 */
export const bookingStatuses = {
  pendingConfirm: 1,
  pendingPrepayment: 2,
  madePrepayment: 3,
  tourComplete: 4,
  canceledByTourist: 5,
  canceledByAuthor: 6,
  canceledBySystem: 7,
  canceledByAdmin: 8,
} as const;
export type BookingStatus = (typeof bookingStatuses)[keyof typeof bookingStatuses];

const canceled = [5, 6, 7, 8] as const;
const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  1: [2, ...canceled],
  2: [3, ...canceled],
  3: [4, ...canceled],
  4: [],
  5: [],
  6: [],
  7: [],
  8: [],
};

export function mayBecome(from: BookingStatus, to: BookingStatus): boolean {
  return transitions[from].includes(to);
}

export function isCanceled(status: BookingStatus): boolean {
  return status >= bookingStatuses.canceledByTourist;
}

/**
 * Returns the first status of a booking: a date with direct sale skips the organizer's confirmation
 * (docs/product/bookings-and-payments.md#statuses).
 */
export function firstStatus(hasDirectSale: boolean): BookingStatus {
  return hasDirectSale ? bookingStatuses.pendingPrepayment : bookingStatuses.pendingConfirm;
}

const hourSeconds = 3600;

/**
 * How long seats are held, seconds (docs/product/bookings-and-payments.md#holds): while the
 * organizer confirms, while the tourist pays for a directly sold date, and while they pay after the
 * organizer's confirmation, which may arrive when they are away. The last one is the default of an
 * API setting.
 */
export const holdSeconds = {
  whileConfirming: 24 * hourSeconds,
  whilePayingDirect: 30 * 60,
  afterAnswer: 12 * hourSeconds,
} as const;
