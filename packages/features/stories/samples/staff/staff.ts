import type { CodeSent, SignedIn } from "@tropa/api-contract/people/account";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type { profileCall } from "@tropa/api-contract/people/calls-profile";
import { hiddenReviewsCall } from "@tropa/api-contract/editorial/calls-reviews";
import { organizerApplicationsCall } from "@tropa/api-contract/organizers/calls-applications";
import {
  auditLogCall,
  failedLettersCall,
  frozenChatsCall,
  messagesToModerateCall,
  organizerContractsCall,
  paymentAlertsCall,
  staffDeskCall,
} from "@tropa/api-contract/staff/calls-desk";
import {
  generateProgramPdfCall,
  tourPrivateDataCall,
  tourPrivateVariantsCall,
} from "@tropa/api-contract/staff/calls-staff";
import { userInfoDataCall } from "@tropa/api-contract/staff/calls-staff-sign-in";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { sampleApplications } from "./application.ts";
import { sampleCode, sampleProfile, signedInAnswers } from "../people/person.ts";
import { taskAnswers } from "./tasks.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleTour, tourAnswers } from "../discovery/tour.ts";

type Profile = WireAnswerOf<typeof profileCall>;

export const staffEmail = "vera.sokolova@example.org";

const staffPerson: Partial<Profile> = {
  first_name: "Vera",
  last_name: "Sokolova",
  email: staffEmail,
  is_admin_auth: true,
};

export const staffCode = (more: Partial<CodeSent> = {}): CodeSent => sampleCode(staffEmail, more);

/** Answers for a staff session without the staff cookie. */
export const staffAnswers = (samples: SampleSet): FakeAnswer[] =>
  signedInAnswers(samples, staffPerson);

export const signedInStaff = (samples: SampleSet): SignedIn => ({
  token: "token",
  expires_in: 900,
  profile: sampleProfile(samples, staffPerson),
});

type DeskPage = WireAnswerOf<typeof staffDeskCall>;

/** The desk of somebody with all parts, each with items. */
const wholeDesk: DeskPage = {
  parts: [
    { part: "bookings", waiting: null, late: 0 },
    { part: "support", waiting: 2, late: 0 },
    { part: "tasks", waiting: 5, late: 2 },
    { part: "reviews", waiting: 2, late: 0 },
    { part: "messages", waiting: 12, late: 0 },
    { part: "payments", waiting: 1, late: 0 },
    { part: "letters", waiting: 1, late: 0 },
    { part: "organizers", waiting: 0, late: 0 },
    { part: "audit", waiting: null, late: 0 },
    { part: "team", waiting: null, late: 0 },
  ],
};

const paged = <Item>(items: Item[], pages = 1) => ({ items, total: items.length, page: 1, pages });
const at = (hour: number) => `2026-06-14T${String(hour).padStart(2, "0")}:30:00.000Z`;
const staffNamed = { account_id: 7, name: "Vera Sokolova" };

const heldReviews = (samples: SampleSet): WireAnswerOf<typeof hiddenReviewsCall> =>
  paged(
    [1, 2].map((number) => ({
      id: number,
      uuid: `00000000-0000-4000-8000-00000000000${number}`,
      author_name: samples.texts.people[0] ?? "",
      author_photo: null,
      rating: number,
      locale: samples.locale,
      text: samples.texts.review,
      travelled_on: "2026-05-20",
      created_on: "2026-06-01",
      reply: null,
      replied_on: null,
      marks: {},
      photos: [],
      tour: {
        name: "The ice of Baikal",
        slug: "ice-of-baikal-12",
        image: { image: "/images/lake-day-1/{size}.avif", alt: "", color: "#8a6a50" },
        is_active: true,
      },
      location: "Irkutsk",
      status: "held" as const,
      reason: null,
      note: number === 1 ? "Asked the traveller for a picture" : null,
    })),
    2,
  );

/** Reviews as readers see them, with photos and a reply. */
export function publishedReviews(samples: SampleSet): WireAnswerOf<typeof hiddenReviewsCall> {
  const { items, ...page } = heldReviews(samples);
  const status = "published" as const;
  return {
    ...page,
    items: items.map((review) => ({
      ...review,
      status,
      photos: [{ ...review.tour.image, alt: review.tour.name }],
      reply: samples.texts.review,
    })),
  };
}

const suspiciousMessages: WireAnswerOf<typeof messagesToModerateCall> = paged(
  [1, 2].map((number) => ({
    id: number,
    chat_id: number,
    side: number === 1 ? ("organizer" as const) : ("tourist" as const),
    author: number === 1 ? "Anna Vetrova" : "",
    text: "Write to anna.vetrova@example.org,\nor call +7 903 123-45-67",
    masked: "Write to ********,\nor call ********",
    created_at: at(9 + number),
    is_chat_frozen: number === 2,
  })),
);

const frozenChats: WireAnswerOf<typeof frozenChatsCall> = paged([
  {
    chat_id: 1,
    tourist: "Maria Keller",
    organizer: "Northern Wind",
    frozen_at: at(9),
    reason: "Asks to be paid by card, past the site",
    by: "Vera Sokolova",
  },
  { chat_id: 2, tourist: "", organizer: null, frozen_at: at(8), reason: "", by: "" },
]);

const openAlerts = ({ currency }: SampleSet): WireAnswerOf<typeof paymentAlertsCall> =>
  paged([
    {
      id: 1,
      reason: "wrong_amount",
      details: "expected 450000 RUB, got 45000 RUB",
      created_at: at(8),
      resolved: null,
      payment: { id: 900_012, booking_id: 41, amount: 450_000, currency, status: 1 },
    },
    {
      id: 2,
      reason: "a_reason_of_tomorrow",
      details: "",
      created_at: at(7),
      resolved: null,
      payment: null,
    },
  ]);

const unsentLetters: WireAnswerOf<typeof failedLettersCall> = paged([
  {
    id: 1,
    kind: "bookingConfirmed",
    channel: "email",
    recipient: "i********@********.org",
    subject: "Your booking is confirmed",
    error: "550 5.1.1 The email account that you tried to reach does not exist",
    tries: 5,
    booking_id: 41,
    created_at: at(6),
  },
]);

const organizersContracts: WireAnswerOf<typeof organizerContractsCall> = paged([
  {
    id: 7001,
    organizer: { id: 12, title: "Northern Wind", is_published: true },
    files_count: 0,
    created_at: at(5),
    saved_at: null,
  },
  {
    id: 7002,
    organizer: { id: 13, title: "The Long Way Home", is_published: false },
    files_count: 3,
    created_at: at(4),
    saved_at: at(5),
  },
]);

const auditLog: WireAnswerOf<typeof auditLogCall> = {
  items: [
    { call: "moderateReview" as const, subject: { kind: "review" as const, id: "7f8a" } },
    { call: "auditLog" as const, subject: null },
    { call: "staffAuthViaCode" as const, subject: null },
  ].map((act, index) => ({
    id: index + 1,
    at: at(12 - index),
    staff: index === 2 ? { account_id: 9, name: "" } : staffNamed,
    request_id: `8d3f2c10-77aa-4b1e-9f0e-0000000000${index}1`,
    reason: index === 0 ? "Contacts in the text" : null,
    sum: null,
    changes: index === 0 ? [{ field: "status", from: "held", to: "published" }] : [],
    address: index === 2 ? null : "203.0.113.7",
    ...act,
  })),
  next: 1,
  staff: [staffNamed],
};

/** Answers for all calls of the desk. */
export const deskAnswers = (samples: SampleSet, desk: DeskPage = wholeDesk): FakeAnswer[] => [
  ...staffAnswers(samples),
  answer(staffDeskCall, desk),
  answer(hiddenReviewsCall, heldReviews(samples)),
  answer(messagesToModerateCall, suspiciousMessages),
  answer(frozenChatsCall, frozenChats),
  answer(paymentAlertsCall, openAlerts(samples)),
  answer(failedLettersCall, unsentLetters),
  answer(organizerContractsCall, organizersContracts),
  answer(organizerApplicationsCall, sampleApplications(samples)),
  answer(auditLogCall, auditLog),
  ...taskAnswers(samples),
];

type PrivateData = WireAnswerOf<typeof tourPrivateDataCall>;

const privateData = ({ currency }: SampleSet): PrivateData => ({
  in_percents: 12.5,
  in_quantity: 562_500,
  currency,
  has_individual_commission_in_future_dates: true,
  weight: 41.2,
  total_weight: 52.7,
  organizer: {
    title: "Northern Wind",
    adm_url: "https://example.org/organizer/records/12",
    tour_weight: 11.5,
  },
  update_date: "2026-05-30",
  min_age: 12,
  max_age: null,
  is_unwanted: false,
  is_free_cancellation: true,
});

/** What staff see of each departure of a tour. */
const privateDates = (
  { currency }: SampleSet,
  variants: readonly { id: number; start: string; end: string }[],
): WireAnswerOf<typeof tourPrivateVariantsCall> => ({
  items: variants.map(({ id, start, end }, index) => ({
    id,
    tour_id: 1,
    start,
    end,
    in_percents: index === 1 ? null : 12.5,
    in_quantity: index === 1 ? null : 562_500,
    currency,
    has_individual_commission: index === 0,
    seats_total: 12,
    seats_taken: index,
  })),
});

/** Answers for staff with both permissions on a tour's page. */
export const staffTourAnswers = (
  samples: SampleSet,
  permissions = { can_view_commission: true, can_use_knowledge: true },
): FakeAnswer[] => {
  const tour = sampleTour(samples);
  return [
    ...tourAnswers(samples, tour),
    ...staffAnswers(samples),
    answer(userInfoDataCall, {
      user: sampleProfile(samples, staffPerson),
      permissions: { ...permissions, desk_parts: [] },
    }),
    answer(tourPrivateDataCall, privateData(samples)),
    answer(tourPrivateVariantsCall, privateDates(samples, tour.variants)),
    answer(generateProgramPdfCall, {
      url: "https://example.org/spa/private-tour-program-pdf?id=1&token=abc",
      expires_at: "2026-06-21T12:00:00.000Z",
    }),
  ];
};
