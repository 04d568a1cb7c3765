import type {
  OrganizerApplication,
  organizerApplicationsCall,
  ownApplicationCall,
} from "@tropa/api-contract/organizers/calls-applications";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";

export const sampleApplication = (
  { texts }: SampleSet,
  more: Partial<OrganizerApplication> = {},
): OrganizerApplication => ({
  id: 3001,
  status: "waiting",
  first_name: pick(texts.people, 1),
  last_name: "Sokolov",
  title: "Northern Wind",
  legal_form: "self_employed",
  email: "ivan@example.org",
  phone: "+79031234567",
  city_id: 1,
  city: texts.cities[0],
  country: texts.country,
  country_code: "RU",
  site: "https://northern-wind.example",
  about: texts.paragraphs.join(" "),
  reason: null,
  created_at: "2026-06-01T09:00:00.000Z",
  decided_at: null,
  ...more,
});

export const sampleOwnApplication = (
  application: OrganizerApplication | null,
  more: Partial<WireAnswerOf<typeof ownApplicationCall>> = {},
): WireAnswerOf<typeof ownApplicationCall> => ({
  application,
  organizer_id: null,
  may_apply: application?.status !== "waiting",
  ...more,
});

export const sampleApplications = (
  samples: SampleSet,
): WireAnswerOf<typeof organizerApplicationsCall> => {
  const more = { account_id: 5, organizer_id: null, decided_by: "", is_phone_confirmed: true };
  return {
    items: [
      { ...sampleApplication(samples), ...more, is_email_confirmed: false, refused_before: 1 },
      {
        ...sampleApplication(samples, {
          id: 3002,
          title: "",
          site: "",
          legal_form: "legal_entity",
        }),
        ...more,
        is_email_confirmed: true,
        refused_before: 0,
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    per_page: 20,
  };
};
