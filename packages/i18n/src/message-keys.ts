import type { messagesEn } from "@tropa/ui-kit/messages/en";

/** The English catalogue by namespace; message keys are derived from it. */
interface EnglishMessages {
  account: typeof import("./messages/en/people/account.json");
  arrival: typeof import("./messages/en/trips/arrival.json");
  booking: typeof import("./messages/en/sales/booking.json");
  calls: typeof import("./messages/en/conversation/calls.json");
  captcha: typeof import("./messages/en/people/captcha.json");
  certificates: typeof import("./messages/en/trips/certificates.json");
  chat: typeof import("./messages/en/conversation/chat.json");
  common: typeof import("./messages/en/frame/common.json");
  company: typeof import("./messages/en/editorial/company.json");
  compare: typeof import("./messages/en/discovery/compare.json");
  conflict: typeof import("./messages/en/organizers/conflict.json");
  errors: typeof import("./messages/en/frame/errors.json");
  favourites: typeof import("./messages/en/discovery/favourites.json");
  fields: typeof import("./messages/en/discovery/fields.json");
  help: typeof import("./messages/en/editorial/help.json");
  home: typeof import("./messages/en/discovery/home.json");
  hubs: typeof import("./messages/en/discovery/hubs.json");
  ideas: typeof import("./messages/en/editorial/ideas.json");
  individual: typeof import("./messages/en/discovery/individual.json");
  join: typeof import("./messages/en/people/join.json");
  journal: typeof import("./messages/en/editorial/journal.json");
  languageOffer: typeof import("./messages/en/frame/languageOffer.json");
  legal: typeof import("./messages/en/editorial/legal.json");
  listing: typeof import("./messages/en/discovery/listing.json");
  meeting: typeof import("./messages/en/organizers/meeting.json");
  organizer: typeof import("./messages/en/editorial/organizer.json");
  organizerBookings: typeof import("./messages/en/organizers/organizerBookings.json");
  organizerDepartures: typeof import("./messages/en/organizers/organizerDepartures.json");
  organizerDesk: typeof import("./messages/en/organizers/organizerDesk.json");
  organizerMoney: typeof import("./messages/en/organizers/organizerMoney.json");
  organizerQuestions: typeof import("./messages/en/organizers/organizerQuestions.json");
  organizerRecords: typeof import("./messages/en/organizers/organizerRecords.json");
  organizerReviews: typeof import("./messages/en/organizers/organizerReviews.json");
  organizerTours: typeof import("./messages/en/organizers/organizerTours.json");
  party: typeof import("./messages/en/sales/party.json");
  questions: typeof import("./messages/en/editorial/questions.json");
  redirect: typeof import("./messages/en/editorial/redirect.json");
  request: typeof import("./messages/en/sales/request.json");
  reviews: typeof import("./messages/en/editorial/reviews.json");
  sbp: typeof import("./messages/en/trips/sbp.json");
  scanner: typeof import("./messages/en/organizers/scanner.json");
  selection: typeof import("./messages/en/discovery/selection.json");
  settings: typeof import("./messages/en/people/settings.json");
  sights: typeof import("./messages/en/editorial/sights.json");
  signIn: typeof import("./messages/en/people/signIn.json");
  staffDebug: typeof import("./messages/en/staff/staffDebug.json");
  staffBookings: typeof import("./messages/en/staff/staffBookings.json");
  staffDesk: typeof import("./messages/en/staff/staffDesk.json");
  staffDisputes: typeof import("./messages/en/staff/staffDisputes.json");
  staffNumbers: typeof import("./messages/en/staff/staffNumbers.json");
  staffPeople: typeof import("./messages/en/staff/staffPeople.json");
  staffMoney: typeof import("./messages/en/staff/staffMoney.json");
  staffPromo: typeof import("./messages/en/staff/staffPromo.json");
  staffTasks: typeof import("./messages/en/staff/staffTasks.json");
  staffSignIn: typeof import("./messages/en/staff/staffSignIn.json");
  staffTeam: typeof import("./messages/en/staff/staffTeam.json");
  staffTour: typeof import("./messages/en/staff/staffTour.json");
  tour: typeof import("./messages/en/discovery/tour.json");
  tourCard: typeof import("./messages/en/discovery/tourCard.json");
  travellers: typeof import("./messages/en/trips/travellers.json");
  trips: typeof import("./messages/en/trips/trips.json");
  upload: typeof import("./messages/en/people/upload.json");
  verification: typeof import("./messages/en/organizers/verification.json");
  weather: typeof import("./messages/en/discovery/weather.json");
  kit: typeof messagesEn;
}

export type Namespace = keyof EnglishMessages;

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";

/** Dotted paths to the texts; all forms of a plural share one key. */
type PathsOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? Key extends `${infer Counted}_${PluralForm}`
      ? Counted
      : Key
    : `${Key}.${PathsOf<Messages[Key]>}`;
}[keyof Messages & string];

/** Dotted paths to groups of texts. */
type GroupsOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? never
    : Key | `${Key}.${GroupsOf<Messages[Key]>}`;
}[keyof Messages & string];

type KeysByNamespace = { [Name in Namespace]: PathsOf<EnglishMessages[Name]> };
type OpenKeysByNamespace = { [Name in Namespace]: `${GroupsOf<EnglishMessages[Name]>}.${string}` };

/**
 * Keys of a namespace, and of all namespaces with the name as prefix: `kit:validation.required`.
 */
export type MessageKey<Name extends Namespace = never> =
  | KeysByNamespace[Name]
  | { [Other in Namespace]: `${Other}:${KeysByNamespace[Other]}` }[Namespace];

/** Any name in an existing group: `languages.fi`, even if the group does not have that language. */
export type OpenKey<Name extends Namespace = never> =
  | OpenKeysByNamespace[Name]
  | { [Other in Namespace]: `${Other}:${OpenKeysByNamespace[Other]}` }[Namespace];
