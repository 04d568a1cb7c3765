import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type {
  bookingContactsCall,
  staffBookingCall,
  staffSearchCall,
} from "@tropa/api-contract/staff/calls-bookings";
import type { SampleSet } from "../sample-set.ts";

type Found = WireAnswerOf<typeof staffSearchCall>;
export type StaffBooking = WireAnswerOf<typeof staffBookingCall>;

export const bookingId = 500_417;
export const masked = { phone: "+7********22", email: "a********@********.org" };

export const foundBooking = ({ currency }: SampleSet): Found["bookings"][number] => ({
  id: bookingId,
  status: 3,
  name: "Anna Petrova",
  tour: "Altai: from Lake Teletskoye to the white mountains of the Katun ridge",
  start: "2026-07-09",
  organizer: "Northern Wind",
  currency,
  total: 12_340_000,
  in_charge: "",
});

export const nothingFound: Found = {
  bookings: [],
  people: [],
  organizers: [],
  tours: [],
  payments: [],
  certificates: [],
  requests: [],
};

export const sampleFound = (samples: SampleSet): Found => ({
  bookings: [
    foundBooking(samples),
    {
      ...foundBooking(samples),
      id: 500_102,
      status: 1,
      total: null,
      in_charge: "Vera Sokolova",
    },
    { ...foundBooking(samples), id: 500_031, status: 6 },
  ],
  people: [{ account_id: 10_012, name: "Anna Petrova", ...masked, bookings_count: 2 }],
  organizers: [{ id: 12, title: "Northern Wind", is_published: true }],
  tours: [{ id: 41, title: "Anna’s Altai", slug: "annas-altai", organizer: "Northern Wind" }],
  payments: [
    {
      id: 900_017,
      booking_id: bookingId,
      certificate_id: null,
      provider: 4,
      provider_ref: "pi_3Nq8x77",
      status: 2,
      amount: 2_468_000,
      currency: samples.currency,
      created_at: "2026-06-02T09:12:00.000Z",
    },
  ],
  certificates: [
    {
      id: 300_005,
      amount: 1_000_000,
      balance: 250_000,
      currency: samples.currency,
      is_paid: true,
      created_at: "2026-05-02T09:12:00.000Z",
    },
  ],
  requests: [
    {
      id: 100_009,
      type: "selection",
      name: "Anna",
      ...masked,
      created_at: "2026-06-01T09:12:00.000Z",
    },
  ],
});

export const sampleContacts: WireAnswerOf<typeof bookingContactsCall> = {
  phone: "+79035551122",
  email: "anna.petrova@example.org",
};

export const sampleStaffBooking = (samples: SampleSet): StaffBooking => ({
  id: bookingId,
  status: 3,
  created_at: "2026-06-01T18:20:00.000Z",
  hold_until: null,
  storefront: "ru",
  locale: "en",
  account_id: 10_012,
  name: "Anna Petrova",
  ...masked,
  comment: "We would like the same car as our friends, booking 500416.",
  tour: {
    id: 41,
    title: "Altai: from Lake Teletskoye to the white mountains of the Katun ridge",
    slug: "altai-teletskoye",
  },
  departure_id: 9001,
  start: "2026-07-09",
  end: "2026-07-16",
  start_time: null,
  organizer: {
    id: 12,
    title: "Northern Wind",
    phone: "+73852123456",
    email: "hello@northern-wind.example.org",
  },
  adults: 2,
  children: 1,
  children_ages: [9],
  travellers: [
    { name: "Anna Petrova", is_filled: true },
    { name: "Mikhail", is_filled: false },
  ],
  currency: samples.currency,
  total: 12_340_000,
  prepayment: 2_468_000,
  paid: 2_468_000,
  ledger: {
    paid: 2_618_000,
    returns: [{ amount: 150_000, state: "failed", method: "card" }],
  },
  discount: 0,
  promo: null,
  in_charge: { account_id: 41, name: "Vera Sokolova" },
  chat_id: 3007,
  history: [
    {
      at: "2026-06-01T18:20:00.000Z",
      status: 1,
      reason: "made",
      note: "",
      amount: null,
      before: null,
    },
    {
      at: "2026-06-01T19:02:00.000Z",
      status: 2,
      reason: "confirmed",
      note: "Glad to see you!",
      amount: null,
      before: null,
    },
    {
      at: "2026-06-02T09:12:00.000Z",
      status: 3,
      reason: "paid",
      note: "",
      amount: null,
      before: null,
    },
  ],
  disputes: [
    {
      id: 71,
      amount: 2_618_000,
      reason: "fraudulent",
      state: "needs_answer",
      opened_at: "2026-06-12T10:00:00.000Z",
      sent_at: null,
      closed_at: null,
    },
  ],
  payments: [
    {
      id: 900_017,
      provider: 4,
      provider_ref: "pi_3Nq8x77",
      kind: "prepayment",
      method: "card",
      status: 2,
      amount: 2_618_000,
      created_at: "2026-06-02T09:10:00.000Z",
      settled_at: "2026-06-02T09:12:00.000Z",
      paper: null,
      paid_on: null,
      alerts: ["refund_failed"],
      refunds: [
        {
          id: 4,
          amount: 150_000,
          reason: "booking_changed",
          state: "failed",
          created_at: "2026-06-03T10:00:00.000Z",
          done_at: null,
          paper: null,
          error: "card_expired",
          bearer: null,
        },
      ],
    },
    {
      id: 900_016,
      provider: 4,
      provider_ref: null,
      kind: "prepayment",
      method: "card",
      status: 3,
      amount: 2_618_000,
      created_at: "2026-06-02T09:01:00.000Z",
      settled_at: null,
      paper: null,
      paid_on: null,
      alerts: [],
      refunds: [],
    },
  ],
  letters: [
    {
      id: 71,
      kind: "bookingPaid",
      channel: "email",
      recipient: masked.email,
      subject: "The prepayment is made",
      text: "Anna, your seats are yours. Your booking: …",
      state: "sent",
      error: "",
      created_at: "2026-06-02T09:12:00.000Z",
      sent_at: "2026-06-02T09:13:00.000Z",
    },
    {
      id: 70,
      kind: "bookingToPay",
      channel: "sms",
      recipient: masked.phone,
      subject: "",
      text: "Pay for your booking: …",
      state: "failed",
      error: "550 no such number",
      created_at: "2026-06-01T19:02:00.000Z",
      sent_at: null,
    },
  ],
  log: [{ at: "2026-06-03T10:05:00.000Z", by: "Vera Sokolova", call: "bookingContacts" }],
  notes: [
    {
      id: 2,
      at: "2026-06-03T10:06:00.000Z",
      by: "Vera Sokolova",
      text: "Rang: asks to move the refund to another card.",
    },
  ],
});
