import type {
  organizerReviewsCall,
  organizersHubCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type { OrganizerCard, OrganizerPage } from "@tropa/api-contract/organizers/organizer";
import { samplePlacedReview } from "../discovery/review.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleImage } from "../discovery/tour-card.ts";

const sampleOrganizerCard = ({ texts }: SampleSet, index: number): OrganizerCard => ({
  id: index + 7,
  title: index % 2 === 0 ? "Northern Wind" : pick(texts.people, index),
  name: pick(texts.people, index),
  photo: index === 2 ? "" : sampleImage(index + 2).image,
  city: { id: 1, name: pick(texts.cities, index) },
  country: { id: 1, name: texts.country, iso_code: "RU" },
  languages: ["ru", "en"],
  is_verified: index % 2 === 0,
  tours_count: 12 - index,
  rating: index === 3 ? 0 : 4.9,
  reviews_count: index === 3 ? 0 : 210,
});

export const sampleOrganizersHub = (
  samples: SampleSet,
  more: Partial<WireAnswerOf<typeof organizersHubCall>> = {},
): WireAnswerOf<typeof organizersHubCall> => ({
  items: [0, 1, 2, 3].map((index) => ({
    ...sampleOrganizerCard(samples, index),
    pictures: [0, 1, 2]
      .slice(0, index === 3 ? 0 : 3 - index)
      .map((one) => sampleImage(one + index)),
    quote:
      index === 1
        ? null
        : { text: samples.texts.review, author_name: pick(samples.texts.people, 4) },
  })),
  total: 44,
  page: 1,
  pages: 3,
  per_page: 20,
  countries: [
    { id: 1, name: samples.texts.country, slug: "russia", organizers_count: 41 },
    { id: 2, name: samples.texts.region, slug: "altay", organizers_count: 3 },
  ],
  ...more,
});

export const sampleOrganizerPage = (
  samples: SampleSet,
  more: Partial<OrganizerPage> = {},
): OrganizerPage => ({
  ...sampleOrganizerCard(samples, 0),
  first_name: samples.texts.people[0],
  last_name: "",
  about: samples.texts.paragraphs.join("\n"),
  started_on: "2015-05-01",
  joined_on: "2021-03-15",
  marketplace_requests_with_direct_sale: true,
  verification: { is_email_verified: true, is_phone_verified: true, is_passport_verified: false },
  countries: [{ id: 1, name: samples.texts.country, slug: "russia", tours_count: 12 }],
  rating_counts: [0, 0, 1, 20, 189],
  author_data: {
    seller_kind: "marketplace",
    legal_form: "individual_entrepreneur",
    completed_bookings: 140,
    travellers: 512,
  },
  ...more,
});

export const sampleOrganizerReviews = (
  samples: SampleSet,
  more: Partial<WireAnswerOf<typeof organizerReviewsCall>> = {},
): WireAnswerOf<typeof organizerReviewsCall> => ({
  items: [0, 1, 2].map((index) => samplePlacedReview(samples, index)),
  total: 210,
  page: 1,
  pages: 21,
  per_page: 10,
  rating: 4.9,
  rating_counts: [0, 0, 1, 20, 189],
  ...more,
});
