import {
  languagesCall,
  worldPartGroupsCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import {
  organizerListCall,
  organizerViewCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import { verificationDataCall } from "@tropa/api-contract/organizers/calls-verification";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { organizerAnswers } from "./organizer.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";

export const recordId = 12;

/** A complete record with two contracts. */
export function sampleRecord(
  { texts, locale }: SampleSet,
  more: Partial<OrganizerRecord> = {},
): OrganizerRecord {
  const [first, last] = [pick(texts.people, 1), pick(texts.people, 3)];
  return {
    id: recordId,
    title: pick(texts.tours, 4),
    name: `${first} ${last}`,
    photo: "/images/portrait-woman-1/{size}.avif",
    city: { id: 1, name: pick(texts.cities, 0) },
    country: { id: 1, name: texts.country, iso_code: "RU" },
    is_published: true,
    is_verified: false,
    tours_count: 5,
    version: 3,
    first_name: { [locale]: first },
    last_name: { [locale]: last },
    about: { [locale]: pick(texts.paragraphs, 0) },
    email: "guide@example.org",
    phone: "+79001112233",
    site: "https://guide.example/",
    languages: ["ru", "en"],
    started_on: "2014-05-01",
    has_direct_sale: false,
    seller_kind: "marketplace",
    requisites: {
      legal_form: "individual_entrepreneur",
      legal_name: `${last} ${first}`,
      country_id: 1,
      tax_id: "500100732259",
      registration_number: "304500116000157",
      kpp: "",
      address: pick(texts.cities, 1),
      bank_name: "",
      bank_code: "",
      bank_account: "",
    },
    verification: {
      is_email_verified: true,
      is_phone_verified: false,
      is_passport_verified: false,
    },
    contracts: [
      { contract_id: 9, created_at: "2026-08-01T08:00:00.000Z", saved_at: null, files_count: 0 },
      {
        contract_id: 8,
        created_at: "2026-05-01T08:00:00.000Z",
        saved_at: "2026-05-02T08:00:00.000Z",
        files_count: 2,
      },
    ],
    missing: [],
    ...more,
  };
}

/** The record of a new organizer. */
export const newRecord = (samples: SampleSet): OrganizerRecord =>
  sampleRecord(samples, {
    is_published: false,
    tours_count: 0,
    about: {},
    requisites: null,
    contracts: [],
    version: 1,
    missing: ["about", "photo_id", "requisites"],
  });

type Verification = WireAnswerOf<typeof verificationDataCall>;

/** The state of an identity check, by default not started. */
export const verification = (more: Partial<Verification> = {}): FakeAnswer =>
  answer(verificationDataCall, {
    organizer_id: recordId,
    status: 0,
    is_email_verified: true,
    is_phone_verified: false,
    is_passport_verified: false,
    is_available: true,
    reject_labels: [],
    told_at: null,
    ...more,
  });

export function recordAnswers(samples: SampleSet, record: OrganizerRecord): FakeAnswer[] {
  const { texts } = samples;
  const country = (id: number, iso_code: string, name: string) => ({
    id,
    iso_code,
    name,
    slug: iso_code.toLowerCase(),
    tours_count: 3,
    image: null,
  });
  return [
    ...organizerAnswers(samples),
    answer(organizerListCall, {
      items: [
        {
          id: record.id,
          title: record.title,
          name: record.name,
          photo: record.photo,
          city: record.city,
          country: record.country,
          is_published: record.is_published,
          is_verified: record.is_verified,
          tours_count: record.tours_count,
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
      per_page: 100,
    }),
    answer(organizerViewCall, record),
    verification(),
    answer(worldPartGroupsCall, {
      items: [
        {
          name: texts.region,
          slug: "asia",
          tours_count: 3,
          image: null,
          countries: [country(1, "RU", texts.country), country(2, "GE", texts.region)],
        },
      ],
    }),
    answer(languagesCall, {
      items: ["ru", "en", "de"].map((code) => ({ code, name: code, tours_count: 1 })),
    }),
  ];
}
