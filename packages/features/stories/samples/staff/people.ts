import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type {
  mergePreviewCall,
  personContactsCall,
  staffPersonCall,
} from "@tropa/api-contract/staff/calls-people";
import type { SampleSet } from "../sample-set.ts";
import { foundBooking, masked } from "./bookings.ts";

type StaffPerson = WireAnswerOf<typeof staffPersonCall>;

export const personId = 10_012;

export const samplePersonContacts: WireAnswerOf<typeof personContactsCall> = {
  phone: "+79035551122",
  email: "anna.petrova@example.org",
};

const session = {
  browser: "Chrome",
  system: "Windows",
  country: "DE",
  storefront: "ru",
  signed_in_at: "2026-06-01T18:20:00.000Z",
  seen_at: "2026-06-20T08:02:00.000Z",
  is_open: true,
};

/** A tourist of a few years. */
export const sampleStaffPerson = (samples: SampleSet): StaffPerson => ({
  account_id: personId,
  kind: "tourist",
  name: "Anna Petrova",
  ...masked,
  is_phone_confirmed: false,
  is_email_confirmed: true,
  storefront: "ru",
  language: "en",
  currency: samples.currency,
  country: "DE",
  created_at: "2024-03-01T18:20:00.000Z",
  seen_at: "2026-06-20T08:02:00.000Z",
  has_password: true,
  passkeys: 2,
  blocked_at: null,
  are_contacts_blocked: false,
  merged_into: null,
  merged: [],
  bookings: [
    foundBooking(samples),
    { ...foundBooking(samples), id: 500_102, status: 1, total: null },
    { ...foundBooking(samples), id: 500_031, status: 4 },
  ],
  paid: [{ currency: samples.currency, amount: 14_808_000 }],
  sessions: [
    session,
    { ...session, browser: "Safari", system: "iOS", signed_in_at: "2026-05-30T07:00:00.000Z" },
    {
      ...session,
      browser: "",
      system: "",
      country: null,
      signed_in_at: "2026-02-11T10:00:00.000Z",
      is_open: false,
    },
    { ...session, signed_in_at: "2025-09-04T21:10:00.000Z", is_open: false },
  ],
  consents: [
    {
      to: "terms",
      version: "2026-06-01",
      tour: foundBooking(samples).tour,
      booking_id: 500_417,
      given_at: "2026-06-01T18:20:00.000Z",
      withdrawn_at: null,
    },
    {
      to: "letters",
      version: null,
      tour: "Along the Katun",
      booking_id: null,
      given_at: "2026-02-11T10:12:00.000Z",
      withdrawn_at: "2026-03-01T09:00:00.000Z",
    },
    {
      to: "terms",
      version: "2025-03-01",
      tour: null,
      booking_id: null,
      given_at: "2024-03-01T18:20:00.000Z",
      withdrawn_at: null,
    },
  ],
  reviews: [
    {
      id: 81,
      tour: { id: 41, title: "Along the Katun", slug: "along-the-katun-41" },
      rating: 5,
      text: "Silence, larches and a guide who knows each stone.",
      status: "published",
      created_on: "2025-10-02",
    },
  ],
  chats: [
    {
      id: 3007,
      organizer: "Northern Wind",
      messages: 14,
      is_frozen: true,
      updated_at: "2026-06-02T10:00:00.000Z",
    },
    {
      id: 3008,
      organizer: null,
      messages: 1,
      is_frozen: false,
      updated_at: "2026-05-02T10:00:00.000Z",
    },
  ],
  certificates: [
    {
      id: 300_005,
      is_bought: true,
      amount: 1_000_000,
      balance: 250_000,
      currency: samples.currency,
      created_at: "2026-05-02T09:12:00.000Z",
    },
  ],
  acts: [
    {
      at: "2026-06-03T10:05:00.000Z",
      by: "Vera Sokolova",
      act: "signed_out",
      reason: "Rang: the phone was stolen on a train.",
    },
  ],
  log: [
    { at: "2026-06-03T10:05:00.000Z", by: "Vera Sokolova", call: "signPersonOut" },
    { at: "2026-06-03T10:04:00.000Z", by: "Vera Sokolova", call: "personContacts" },
  ],
  notes: [
    {
      id: 2,
      at: "2026-06-03T10:06:00.000Z",
      by: "Vera Sokolova",
      text: "Prefers to be written to, not rung.",
    },
  ],
});

export const sampleMergePreview: WireAnswerOf<typeof mergePreviewCall> = {
  own: { account_id: personId, name: "Anna Petrova", ...masked },
  other: { account_id: 10_044, name: "Anna Petrova", ...masked },
  differences: [],
  moves: {
    bookings: 2,
    favourites: 5,
    chats: 1,
    reviews: 0,
    questions: 0,
    certificates: 1,
    subscriptions: 0,
    messengers: 0,
    passkeys: 0,
  },
  contacts: ["phone"],
  conflicts: { chats: ["Northern Wind", null], favourites: 1, subscriptions: 0, messengers: 0 },
};

/** Somebody who has just signed up. */
export const sampleNewcomer = (samples: SampleSet): StaffPerson => ({
  ...sampleStaffPerson(samples),
  name: "",
  phone: "",
  is_phone_confirmed: false,
  country: null,
  seen_at: null,
  has_password: false,
  passkeys: 0,
  bookings: [],
  paid: [],
  sessions: [],
  consents: sampleStaffPerson(samples).consents.slice(-1),
  reviews: [],
  chats: [],
  certificates: [],
  acts: [],
  log: [],
  notes: [],
});
