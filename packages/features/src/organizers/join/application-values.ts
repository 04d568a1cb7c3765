import {
  email,
  maxLength,
  minLength,
  personName,
  required,
  url,
} from "@tropa/domain/forms/form-rules";
import { aboutLength } from "@tropa/domain/organizers/application";
import { legalForms } from "@tropa/domain/organizers/organizer-kinds";
import type { LegalForm } from "@tropa/domain/organizers/organizer-kinds";
import type { OrganizerApplication } from "@tropa/api-contract/organizers/calls-applications";
import { readDraft } from "../../platform/forms/drafts/form-draft.ts";
import type { FormRules } from "../../platform/forms/rule-resolver.ts";
import { homeCityOf, homeCityOption } from "../../people/contact-fields/home-city.ts";
import { phoneRules } from "../../people/contact-fields/phone-rules.ts";
import type { ApplicationBody } from "./application-queries.ts";

/** Values of the application form. */
export type ApplicationValues = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  legal_form: LegalForm | "";
  title: string;
  city_id: string;
  site: string;
  about: string;
  agree: boolean;
};

const longestName = 100;
const longestTitle = 200;
const longestSite = 300;

/** Accepts a site as people write it, without `https://`. */
const fullAddress = (site: string): string => {
  const given = site.trim();
  return given === "" || /^https?:\/\//i.test(given) ? given : `https://${given}`;
};

/** First step: contacts of the applicant. */
const contactRules = {
  first_name: [required, personName, maxLength(longestName)],
  last_name: [required, personName, maxLength(longestName)],
  phone: phoneRules,
  email: [required, email],
} satisfies Partial<FormRules<ApplicationValues>>;
/** Names of the contact fields. */
export const contactNames = Object.keys(contactRules);

/** Second step: everything else. */
export const workRules = {
  legal_form: [required],
  title: [maxLength(longestTitle)],
  city_id: [required],
  site: [
    maxLength(longestSite),
    (value, form) => url(typeof value === "string" ? fullAddress(value) : "", form),
  ],
  about: [required, minLength(aboutLength.least), maxLength(aboutLength.most)],
  agree: [required],
} satisfies Partial<FormRules<ApplicationValues>>;

/** Rules at the beginning; those of the second step are added later. */
export const firstRules = (): FormRules<ApplicationValues> => ({
  ...contactRules,
  legal_form: [],
  title: [],
  city_id: [],
  site: [],
  about: [],
  agree: [],
});

/** The call's body, from a form that has passed its rules. */
export const applicationBody = (values: ApplicationValues): ApplicationBody => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  phone: values.phone,
  email: values.email.trim(),
  legal_form: values.legal_form === "" ? "natural_person" : values.legal_form,
  title: (values.title ?? "").trim(),
  ...homeCityOf(values.city_id),
  site: fullAddress(values.site ?? ""),
  about: values.about.trim(),
  agree: true,
});

/** Returns city and legal form of a draft: choices, which the draft cannot fill into a text field. */
export function draftChoices() {
  const { legal_form: form, city_id: id, city_name: name } = readDraft("join");
  return {
    legalForm: legalForms.find((one) => one === form),
    city: id === undefined || name === undefined ? undefined : { value: id, text: name },
  };
}

type Known = Partial<Record<keyof ApplicationValues, string | undefined>>;

/** Returns the contact of the first step; null if the second has not been started. */
export function contactOf(text: Known, hasChoices: boolean): string | null {
  const { first_name: given, last_name: family, phone, title, site, about } = text;
  const isBegun = hasChoices || [title, site, about].some((value) => value);
  return isBegun ? [given, family, phone].filter(Boolean).join(" ") : null;
}

/**
 * Initial values: this tab's draft, or else the last application. A server-rendered form starts empty and gets its
 * draft in the browser.
 */
export function firstValues(last: OrganizerApplication | null, isFromServer: boolean) {
  const draft = isFromServer ? {} : readDraft("join");
  const choices: Partial<ReturnType<typeof draftChoices>> = isFromServer ? {} : draftChoices();
  return {
    text: {
      first_name: draft.first_name ?? last?.first_name,
      last_name: draft.last_name ?? last?.last_name,
      phone: draft.phone ?? last?.phone,
      email: draft.email ?? last?.email,
      title: draft.title ?? last?.title,
      site: draft.site ?? last?.site,
      about: draft.about ?? last?.about,
    },
    legalForm: choices.legalForm ?? last?.legal_form ?? ("" as const),
    city:
      choices.city ??
      (last &&
        (last.city_id === null
          ? homeCityOption(last.city, last.country_code, last.country)
          : { value: String(last.city_id), text: `${last.city}, ${last.country}` })),
  };
}
