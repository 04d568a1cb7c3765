import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type {
  bookingStaffCall,
  discountPreviewCall,
  goodwillPreviewCall,
  staffBookingOffersCall,
  staffCancelPreviewCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import { sampleStaffBooking } from "./bookings.ts";
import type { StaffBooking } from "./bookings.ts";
import type { SampleSet } from "../sample-set.ts";

/** Awaits its payment. */
export const sampleHeldBooking = (samples: SampleSet): StaffBooking => ({
  ...sampleStaffBooking(samples),
  status: 2,
  paid: 0,
  ledger: { paid: 0, returns: [] },
  payments: [],
  disputes: [],
  hold_until: "2026-06-05T12:00:00.000Z",
});

/** Was paid for in cash and owes a part of it back. */
export const sampleOutsideBooking = (samples: SampleSet): StaffBooking => {
  const booking = sampleStaffBooking(samples);
  return {
    ...booking,
    discount: 500_000,
    payments: booking.payments.slice(0, 1).map((payment) => ({
      ...payment,
      provider: 7,
      method: "cash",
      paper: "A-17",
      paid_on: "2026-06-01" as const,
      alerts: ["refund_outside"],
      refunds: payment.refunds.map((refund) => ({ ...refund, state: "pending", error: "" })),
    })),
    history: [
      ...booking.history,
      {
        at: "2026-06-04T10:00:00.000Z",
        status: 3,
        reason: "outside_payment",
        note: "Paid at the office in Barnaul.",
        amount: 2_618_000,
        before: null,
      },
    ],
  };
};

const share = { before: 2_221_200, after: 2_221_200 };

export const sampleGoodwillPreview = ({
  currency,
}: SampleSet): WireAnswerOf<typeof goodwillPreviewCall> => ({
  currency,
  paid: { before: 2_468_000, after: 2_368_000 },
  commission: { before: 246_800, after: 146_800 },
  share,
});

export const sampleDiscountPreview = ({
  currency,
}: SampleSet): WireAnswerOf<typeof discountPreviewCall> => ({
  currency,
  total: { before: 12_340_000, after: 11_840_000 },
  left: { before: 9_872_000, after: 9_372_000 },
  commission: { before: 1_234_000, after: 734_000 },
  share: { before: 11_106_000, after: 11_106_000 },
});

export const sampleCancelPreview = ({
  currency,
}: SampleSet): WireAnswerOf<typeof staffCancelPreviewCall> => ({
  currency,
  refund: 0,
  paid: { before: 2_468_000, after: 2_468_000 },
  commission: { before: 246_800, after: 246_800 },
  share,
});

export const sampleBookingStaff: WireAnswerOf<typeof bookingStaffCall> = {
  colleagues: [
    { account_id: 42, name: "Oleg Ivanov" },
    { account_id: 41, name: "Vera Sokolova" },
  ],
};

export const sampleOffers = ({
  currency,
}: SampleSet): WireAnswerOf<typeof staffBookingOffersCall> => {
  const offer = {
    start_times: [],
    is_current: false,
    has_seats: true,
    to_pay: 0,
    to_refund: 0,
    free_until: "2026-06-25",
    is_decision_late: false,
    certainty: "guaranteed" as const,
  };
  return {
    obstacle: null,
    currency,
    paid: 2_468_000,
    tour: { min_age: 6, child_prices: [] },
    dates: [
      {
        ...offer,
        id: 9001,
        start: "2026-07-09",
        end: "2026-07-16",
        is_current: true,
        total: 12_340_000,
        to_pay: 9_872_000,
      },
      {
        ...offer,
        id: 9002,
        start: "2026-08-06",
        end: "2026-08-13",
        total: 2_400_000,
        to_refund: 68_000,
      },
      {
        ...offer,
        id: 9003,
        start: "2026-08-20",
        end: "2026-08-27",
        has_seats: false,
        total: 12_340_000,
        to_pay: 9_872_000,
      },
    ],
  };
};
