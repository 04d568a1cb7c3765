import { destinationsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import * as calls from "@tropa/api-contract/staff/calls-promo";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import type { SampleSet } from "../sample-set.ts";
import { deskAnswers } from "./staff.ts";

type Promo = WireAnswerOf<typeof calls.promoCodesCall>["items"][number];

const at = "2026-06-14T09:30:00.000Z";

const samplePromo = (samples: SampleSet, changes: Partial<Promo> = {}): Promo => ({
  id: 41,
  code: "SUMMER10",
  campaign: samples.texts.people[0] ?? "",
  storefront: "ru",
  terms: { percent: 10, amount: null },
  currency: "RUB",
  borne_by: "tropa",
  tour_ids: [],
  country_ids: [],
  city_ids: [],
  starts_from: null,
  starts_until: null,
  is_first_booking: false,
  max_uses: 100,
  max_uses_per_person: null,
  valid_from: "2026-06-01",
  valid_until: "2026-08-31",
  uses: 37,
  given: 16_650_000,
  created_at: at,
  created_by: samples.texts.people[1] ?? "",
  ended_at: null,
  ...changes,
});

export const storefrontsOf = (samples: SampleSet) => [
  { id: "ru", name: samples.texts.people[2] ?? "", currency: "RUB" as const },
  { id: "com", name: "Tropa", currency: "USD" as const },
];

/** What the desk's promo codes are answered. */
export const promoAnswers = (samples: SampleSet): FakeAnswer[] => [
  ...deskAnswers(samples),
  answer(destinationsCall, { currency: "RUB", continents: [] }),
  answer(calls.promoCodesCall, {
    items: [
      samplePromo(samples),
      samplePromo(samples, {
        id: 40,
        code: "FRIENDS-K7MP2WQX",
        terms: { percent: null, amount: 500_000 },
        borne_by: "organizer",
        tour_ids: [12, 15],
        starts_from: "2026-09-01",
        is_first_booking: true,
        max_uses: 1,
        max_uses_per_person: 1,
        valid_from: null,
        valid_until: null,
        uses: 1,
        given: 500_000,
      }),
      samplePromo(samples, {
        id: 39,
        code: "MAY",
        max_uses: null,
        uses: 0,
        given: 0,
        ended_at: at,
      }),
    ],
    next: 39,
    storefronts: storefrontsOf(samples),
  }),
  answer(calls.promoCodeLogCall, {
    items: [
      {
        at,
        by: samples.texts.people[1] ?? "",
        call: "createPromoCodes",
        reason: samples.texts.review,
      },
    ],
  }),
];
