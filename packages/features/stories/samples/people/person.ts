import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { mergeFavouriteToursCall } from "@tropa/api-contract/discovery/calls-favourites";
import type { CodeSent } from "@tropa/api-contract/people/account";
import { refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { realtimeTicketCall } from "@tropa/api-contract/conversation/calls-chat";
import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-unread";
import { chatChannelsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { pushStateCall } from "@tropa/api-contract/conversation/calls-push";
import { letterChoicesCall } from "@tropa/api-contract/people/calls-notifications";
import { ownAccountCall } from "@tropa/api-contract/people/calls-own-account";
import { passkeysCall } from "@tropa/api-contract/people/calls-passkeys";
import {
  countriesCall,
  profileCall,
  setActivityCall,
} from "@tropa/api-contract/people/calls-profile";
import { sessionsCall } from "@tropa/api-contract/people/calls-sessions";
import { answer, never } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import type { SampleSet } from "../sample-set.ts";

type Profile = WireAnswerOf<typeof profileCall>;

/** A complete profile. */
export const sampleProfile = (
  { locale, currency }: SampleSet,
  more: Partial<Profile> = {},
): Profile => ({
  id: 7,
  first_name: "Maria",
  last_name: "Lindqvist-Sommerfeld",
  email: "maria.lindqvist@example.org",
  phone: "+79161234567",
  country: { id: 246, iso_code: "FI", name: "Finland", phone_code: "+358", is_primary: false },
  avatar: null,
  language: locale,
  currency,
  timezone: "Europe/Moscow",
  is_email_set: true,
  is_email_confirmed: true,
  is_phone_set: true,
  is_phone_confirmed: false,
  is_password_set: true,
  is_admin_auth: false,
  organizer_id: null,
  hash_for_activity: "hash",
  ...more,
});

/** Answers for a session resumed when the page opens; the browser needs the session cookie. */
export const signedInAnswers = (samples: SampleSet, more: Partial<Profile> = {}): FakeAnswer[] => [
  answer(refreshTokenCall, { token: "token", expires_in: 900 }),
  answer(profileCall, sampleProfile(samples, more)),
  answer(setActivityCall, { success: true }),
  answer(mergeFavouriteToursCall, { ids: [] }),
  answer(chatUnreadCountCall, { count: 0 }),
  never(realtimeTicketCall),
];

const day = (number: number) => `2026-06-${String(number).padStart(2, "0")}T09:30:00.000Z`;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const settingsAnswers = (samples: SampleSet, more: Partial<Profile> = {}): FakeAnswer[] => [
  ...signedInAnswers(samples, more),
  answer(countriesCall, {
    items: [
      { id: 246, iso_code: "FI", name: "Finland", phone_code: "+358", is_primary: false },
      { id: 276, iso_code: "DE", name: "Deutschland", phone_code: "+49", is_primary: true },
    ],
  }),
  answer(sessionsCall, {
    items: [
      ["Chrome", "Windows", "FI", true],
      ["Safari", "iOS", null, false],
      ["", "", "DE", false],
    ].map(([browser, system, country, isCurrent], index) => ({
      id: uuid(index + 1),
      browser: String(browser),
      system: String(system),
      country: country === null ? null : String(country),
      signed_in_at: day(index + 1),
      seen_at: day(index + 3),
      is_current: isCurrent === true,
    })),
  }),
  answer(letterChoicesCall, {
    items: [
      { topic: "reminders", way: "email", is_on: true },
      { topic: "reminders", way: "sms", is_on: false },
      { topic: "reviews", way: "email", is_on: true },
      { topic: "messages", way: "email", is_on: true },
      { topic: "programmes", way: "email", is_on: false },
    ],
  }),
  answer(chatChannelsCall, { items: [] }),
  answer(pushStateCall, { key: null, is_on: false }),
  answer(ownAccountCall, { is_session_old: false, obstacles: [] }),
  answer(passkeysCall, {
    items: [
      { id: uuid(9), name: "macOS, Safari", is_synced: true, created_at: day(2), used_at: day(5) },
    ],
  }),
];

export const sampleCode = (login: string, more: Partial<CodeSent> = {}): CodeSent => ({
  is_registered: true,
  login,
  code_length: 6,
  resend_after: 60,
  code_sender: login.includes("@") ? "email" : "sms",
  ...more,
});
