import {
  allRestKindsCall,
  citiesByQueryCall,
  languagesCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as moderationCalls from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import * as revisionCalls from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { TourRevision } from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type {
  ListedTour,
  OrganizerTour,
} from "@tropa/api-contract/organizers/tours/organizer-tour";
import { emptyDraft } from "@tropa/domain/organizers/tours/tour-draft";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { organizerAnswers } from "./organizer.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { deskAnswers } from "../staff/staff.ts";
import { sampleImage } from "../discovery/tour-card.ts";
import { sampleTour } from "../discovery/tour.ts";

export const ownTourId = 31;

const at = (day: number) => `2026-06-${String(day).padStart(2, "0")}T09:30:00.000Z`;
const keys = ["first.avif", "second.avif", "third.avif"];
const pictures = keys.map((key, index) => ({ key, image: sampleImage(index) }));

/** A complete tour in the reader's language. */
export function ownTour(samples: SampleSet, more: Partial<OrganizerTour> = {}): OrganizerTour {
  const { texts, locale, currency } = samples;
  const own = <Value>(value: Value) => ({ [locale]: value });
  return {
    id: ownTourId,
    tour_id: null,
    organizer: { id: 12, title: pick(texts.tours, 4) },
    stage: "draft",
    publication: "never",
    version: 4,
    draft: {
      ...emptyDraft("tour", currency),
      title: own(pick(texts.tours, 0)),
      summary: own(texts.summary),
      description: own([...texts.paragraphs]),
      highlights: own([...texts.things]),
      city_ids: [1, 2],
      rest_kind_ids: [1],
      photos: keys,
      captions: { "first.avif": own(pick(texts.cities, 0)) },
      duration_days: 2,
      duration_nights: 1,
      difficulty: 2,
      comfort: ["medium"],
      accommodation: ["tent", "hotel"],
      languages: ["en", "ru"],
      max_group_size: 12,
      programme: [0, 1].map((index) => ({
        title: own(pick(texts.activities, index)),
        text: own(pick(texts.paragraphs, index)),
        city_id: index + 1,
        photo: keys[index] ?? null,
        distance_km: 11.5,
        meals: ["dinner" as const],
        spots: [{ name: own(pick(texts.cities, index)), lat: 51.9, lng: 85.9 }],
      })),
      included: own([...texts.things]),
      meeting_text: own(pick(texts.cities, 0)),
      meeting_spot: { lat: 51.95, lng: 85.96 },
      questions: [{ question: own(texts.question), answer: own(texts.reply) }],
      price: 9_800_000,
      child_prices: [{ from_age: 7, to_age: 13, percent: 70 }],
    },
    pictures,
    languages: { required: ["ru", "en"], optional: ["de", "zh"] },
    missing: [],
    acts: ["save", "send", "archive"],
    reasons: [],
    published_revision: null,
    waiting_revision: null,
    path: null,
    commission_percent: 15,
    saved_at: at(14),
    saved_by: pick(texts.people, 1),
    ...more,
  };
}

/** A new draft. */
export const newTour = (samples: SampleSet): OrganizerTour =>
  ownTour(samples, {
    draft: emptyDraft("tour", samples.currency),
    pictures: [],
    version: 1,
    missing: ["title.ru", "title.en", "photos", "programme", "price"].map((field) => ({
      field,
      message: "…",
    })),
  });

export const tourWithStaff = (samples: SampleSet): OrganizerTour =>
  ownTour(samples, {
    tour_id: 5,
    stage: "moderation",
    publication: "published",
    acts: ["take_back", "unpublish"],
    waiting_revision: 2,
    published_revision: 1,
    path: "/tour-of-a-story-5",
  });

export const returnedTour = (samples: SampleSet): OrganizerTour =>
  ownTour(samples, {
    stage: "returned",
    reasons: [
      { section: "programme", text: samples.texts.reply },
      { section: null, text: samples.texts.review },
    ],
  });

const listed = (samples: SampleSet, more: Partial<ListedTour>): ListedTour => ({
  id: ownTourId,
  tour_id: null,
  stage: "draft",
  publication: "never",
  type: "tour",
  title: pick(samples.texts.tours, 0),
  image: sampleImage(0),
  path: null,
  price: 9_800_000,
  currency: samples.currency,
  next_start: null,
  saved_at: at(14),
  ...more,
});

const tourList = (samples: SampleSet): FakeAnswer =>
  answer(calls.organizerToursCall, {
    items: [
      listed(samples, {}),
      listed(samples, { id: 32, title: "", image: null, price: null }),
      listed(samples, {
        id: 33,
        tour_id: 5,
        stage: "moderation",
        publication: "published",
        title: pick(samples.texts.tours, 1),
        image: sampleImage(1),
        path: "/tour-of-a-story-5",
        next_start: "2026-07-04",
      }),
      listed(samples, { id: 34, stage: "returned", title: pick(samples.texts.tours, 2) }),
      listed(samples, {
        id: null,
        tour_id: 6,
        stage: "settled",
        publication: "published",
        title: pick(samples.texts.tours, 3),
        image: sampleImage(3),
        path: "/tour-of-a-story-6",
        saved_at: null,
      }),
    ],
    total: 5,
    page: 1,
    pages: 1,
    per_page: 20,
    counts: { draft: 2, moderation: 1, returned: 1, published: 2, unpublished: 0, archived: 0 },
  });

const revision = (samples: SampleSet, more: Partial<TourRevision>): TourRevision => ({
  number: 1,
  outcome: "published",
  created_at: at(2),
  created_by: pick(samples.texts.people, 1),
  decided_at: at(3),
  reasons: [],
  is_current: true,
  ...more,
});

/** Answers for a tour's desk pages. */
export const ownTourAnswers = (samples: SampleSet, tour = ownTour(samples)): FakeAnswer[] => {
  const { texts, locale } = samples;
  return [
    ...organizerAnswers(samples),
    tourList(samples),
    answer(calls.organizerTourCall, tour),
    answer(calls.createTourCall, newTour(samples)),
    answer(calls.saveTourCall, ({ body }) => ({ ...tour, version: body.version + 1 })),
    answer(revisionCalls.tourPreviewCall, sampleTour(samples)),
    answer(revisionCalls.tourRevisionsCall, {
      items: [
        revision(samples, {
          number: 3,
          outcome: "waiting",
          created_at: at(10),
          decided_at: null,
          is_current: false,
        }),
        revision(samples, {
          number: 2,
          outcome: "returned",
          created_at: at(6),
          decided_at: at(7),
          reasons: [{ section: "programme", text: texts.reply }],
          is_current: false,
        }),
        revision(samples, {}),
      ],
    }),
    answer(revisionCalls.compareTourCall, {
      from: 1,
      to: null,
      changes: [
        {
          section: "texts",
          field: `title.${locale}`,
          before: pick(texts.tours, 1),
          after: pick(texts.tours, 0),
        },
        { section: "place", field: "city_ids", before: "1", after: "1\n2" },
        {
          section: "place",
          field: "meeting_spot",
          before: "51.95, 85.96",
          after: "51.96, 85.97",
        },
        { section: "photos", field: "photos", before: keys[0] ?? "", after: keys.join("\n") },
        {
          section: "programme",
          field: `programme.1.text.${locale}`,
          before: null,
          after: pick(texts.paragraphs, 1),
        },
        { section: "conditions", field: "price", before: 8_800_000, after: 9_800_000 },
      ],
      pictures,
    }),
    answer(allRestKindsCall, {
      items: texts.activities.map((name, index) => ({
        id: index + 1,
        name,
        slug: `activity-${index + 1}`,
        tours_count: 3,
        image: null,
        emoji: "🏔️",
      })),
    }),
    answer(languagesCall, {
      items: ["ru", "en", "de"].map((code) => ({ code, name: code, tours_count: 1 })),
    }),
    answer(citiesByQueryCall, {
      items: [
        {
          id: 9,
          name: pick(texts.cities, 2),
          hint: texts.region,
          slug: "city-9",
          country_id: 1,
          lat: 51,
          lng: 86,
        },
      ],
    }),
  ];
};

/** Tours waiting for moderation: a new one, and changes of a published one. */
const toursToModerate = (samples: SampleSet): FakeAnswer =>
  answer(moderationCalls.toursToModerateCall, {
    items: [true, false].map((isNew, index) => ({
      id: ownTourId + index,
      tour_id: isNew ? null : 5,
      number: index + 1,
      title: pick(samples.texts.tours, index),
      image: sampleImage(index),
      organizer: { id: 12, title: pick(samples.texts.tours, 4), is_verified: isNew },
      sent_at: at(12),
      sent_by: pick(samples.texts.people, 1),
      is_new: isNew,
      returned_before: index,
    })),
    total: 2,
    page: 1,
    pages: 1,
    per_page: 20,
  });

/** Answers for moderating a tour. */
export const tourReviewAnswers = (samples: SampleSet): FakeAnswer[] => {
  const tour = tourWithStaff(samples);
  return [
    ...ownTourAnswers(samples, tour),
    ...deskAnswers(samples),
    toursToModerate(samples),
    answer(moderationCalls.decideTourCall, { ...tour, stage: "settled", waiting_revision: null }),
  ];
};
