import { locales } from "@tropa/domain/locale";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import type { AnswerOf } from "../base/endpoint.ts";
import { currency, id, minor, personText, queryId } from "../base/primitives.ts";
import { success } from "../people/account.ts";
import { obstacle } from "../people/calls-own-account.ts";
import { longestNote } from "./calls-booking-acts.ts";
import { foundBooking, logged, masked, note } from "./calls-bookings.ts";

const moment = z.iso.datetime();
const day = z.iso.date();
const none = z.object({});
const tour = z.object({ id, title: z.string(), slug: z.string() });

/** Why staff do something to an account, for their colleagues. */
const reason = personText(longestNote).check(z.minLength(1, { error: "required" }));

/** What is common to acts on an account. */
const act = {
  method: "POST",
  query: none,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.bookings",
  idempotent: true,
} as const;

export const accountActs = [
  "signed_out",
  "blocked",
  "unblocked",
  "merged",
  "unmerged",
  "exported",
] as const;

const staffPerson = z.object({
  account_id: id,
  /** What the account is: staff's and organizers' are not blocked here. */
  kind: z.enum(["tourist", "organizer", "staff"]),
  name: z.string(),
  ...masked,
  is_phone_confirmed: z.boolean(),
  is_email_confirmed: z.boolean(),
  storefront: z.string(),
  language: z.enum(locales),
  currency,
  /** ISO 3166 code. */
  country: z.nullable(z.string()),
  created_at: moment,
  seen_at: z.nullable(moment),
  has_password: z.boolean(),
  passkeys: z.int(),
  blocked_at: z.nullable(moment),
  /** Whether the contacts are blocked for new accounts, too. */
  are_contacts_blocked: z.boolean(),
  /** The account that this one was merged into: it opens that one. */
  merged_into: z.nullable(z.object({ account_id: id, name: z.string(), is_undoable: z.boolean() })),
  /** Accounts that were merged into this one. */
  merged: z.array(z.object({ account_id: id, name: z.string(), at: moment })),
  /** Newest first, 100 at most. */
  bookings: z.array(foundBooking),
  /** What all bookings together have paid. */
  paid: z.array(z.object({ currency, amount: minor })),
  /** Sign-ins, newest first, 50 at most. */
  sessions: z.array(
    z.object({
      browser: z.string(),
      system: z.string(),
      country: z.nullable(z.string()),
      storefront: z.string(),
      signed_in_at: moment,
      seen_at: moment,
      is_open: z.boolean(),
    }),
  ),
  consents: z.array(
    z.object({
      to: z.enum(["terms", "letters"]),
      /** Version of the terms that was in force. */
      version: z.nullable(z.string()),
      tour: z.nullable(z.string()),
      booking_id: z.nullable(id),
      given_at: moment,
      withdrawn_at: z.nullable(moment),
    }),
  ),
  reviews: z.array(
    z.object({
      id,
      tour,
      rating: z.int(),
      text: z.string(),
      status: z.enum(["published", "held", "rejected"]),
      created_on: day,
    }),
  ),
  chats: z.array(
    z.object({
      id,
      /** Null: with support. */
      organizer: z.nullable(z.string()),
      messages: z.int(),
      is_frozen: z.boolean(),
      updated_at: moment,
    }),
  ),
  certificates: z.array(
    z.object({
      id,
      is_bought: z.boolean(),
      amount: minor,
      balance: minor,
      currency,
      created_at: moment,
    }),
  ),
  /** What staff did to the account, and why; newest first. */
  acts: z.array(
    z.object({ at: moment, by: z.string(), act: z.enum(accountActs), reason: z.string() }),
  ),
  log: z.array(logged),
  notes: z.array(note),
});
export type StaffPerson = z.infer<typeof staffPerson>;

export const staffPersonCall = endpoint({
  name: "staffPerson",
  method: "GET",
  path: "/spa/staff-person",
  summary:
    "All that is known of a person, with masked contacts: bookings, sign-ins, consents, reviews, chats, certificates, what staff did and wrote down",
  query: z.object({ account_id: queryId }),
  answer: staffPerson,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.bookings",
});

export const personContactsCall = endpoint({
  name: "personContacts",
  method: "GET",
  path: "/spa/person-contacts",
  summary: "Phone and e-mail of a person; each look is recorded in the audit log",
  query: z.object({ account_id: queryId }),
  answer: z.object({ phone: z.string(), email: z.string() }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.bookings",
});

export const addPersonNoteCall = endpoint({
  name: "addPersonNote",
  method: "POST",
  path: "/spa/add-person-note",
  summary: "Adds a note that staff read beside a person",
  query: none,
  body: z.object({ account_id: id, text: personText(longestNote).check(z.minLength(1)) }),
  answer: note,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.bookings",
});

export const signPersonOutCall = endpoint({
  ...act,
  name: "signPersonOut",
  path: "/spa/sign-person-out",
  summary: "Ends all sessions of a tourist, with their sockets",
  body: z.object({ account_id: id, reason }),
  answer: success,
});

export const blockPersonCall = endpoint({
  ...act,
  name: "blockPerson",
  path: "/spa/block-person",
  summary:
    "Blocks a tourist: no sign-in, booking, message or review. Bookings stay valid. 409 for organizers, staff, and who is blocked already",
  body: z.object({
    account_id: id,
    reason,
    /** Whether the confirmed contacts open no new account and make no booking either. */
    with_contacts: z.boolean(),
  }),
  answer: success,
});

export const unblockPersonCall = endpoint({
  ...act,
  name: "unblockPerson",
  path: "/spa/unblock-person",
  summary: "Unblocks a person and their contacts. 409 for who is not blocked",
  body: z.object({ account_id: id, reason }),
  answer: success,
});

const personFact = z.enum(["name", "phone", "email"]);
const mergedPerson = z.object({ account_id: id, name: z.string(), ...masked });
const merging = { account_id: id, other_id: id };

/** What moves with a merge, by kind. */
export const movedKinds = [
  "bookings",
  "favourites",
  "chats",
  "reviews",
  "questions",
  "certificates",
  "subscriptions",
  "messengers",
  "passkeys",
] as const;

export const mergePreviewCall = endpoint({
  name: "mergePreview",
  method: "GET",
  path: "/spa/merge-preview",
  summary:
    "What merging another account of the same person into an account would move, and what stays behind because both have it. 409 for organizers, staff, blocked and merged accounts",
  query: z.object({ account_id: queryId, other_id: queryId }),
  answer: z.object({
    /** The account that stays, and the other one. */
    own: mergedPerson,
    other: mergedPerson,
    /** What both have and is not the same: they may be two people. */
    differences: z.array(personFact),
    moves: z.record(z.enum(movedKinds), z.int()),
    /** Confirmed contacts that the account gets, as it has none of its own. */
    contacts: z.array(z.enum(["email", "phone"])),
    conflicts: z.object({
      /** Names of organizers with whom both have a chat; null is support. */
      chats: z.array(z.nullable(z.string())),
      favourites: z.int(),
      subscriptions: z.int(),
      messengers: z.int(),
    }),
  }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.bookings",
});
export type MergePreview = AnswerOf<typeof mergePreviewCall>;

export const mergePeopleCall = endpoint({
  ...act,
  name: "mergePeople",
  path: "/spa/merge-people",
  summary:
    "Merges another account of the same person into an account: what it has moves, and from then on it opens the account. Its sessions end",
  body: z.object({ ...merging, reason }),
  answer: success,
});

export const undoMergeCall = endpoint({
  ...act,
  name: "undoMerge",
  path: "/spa/undo-merge",
  summary:
    "Within a day gives a merged account back what had moved, and ends the sessions of both. 409 later",
  body: z.object({ account_id: id, reason }),
  answer: success,
});

export const exportPersonCall = endpoint({
  ...act,
  name: "exportPerson",
  path: "/spa/export-person",
  summary:
    "At a tourist's request: a link to the ZIP of everything that is kept about them, for ten minutes, in this browser alone. The person is told by a letter. 409 for organizers and staff",
  body: z.object({ account_id: id, reason }),
  answer: z.object({ url: z.string(), expires_at: moment }),
  deskLevel: "money",
});

export const personEndCall = endpoint({
  name: "personEnd",
  method: "GET",
  path: "/spa/person-end",
  summary: "What stands against the end of a person's account, and for how long papers keep a name",
  query: z.object({ account_id: queryId }),
  answer: z.object({
    obstacles: z.array(obstacle),
    /** Years for which papers of paid bookings keep the name. */
    kept_years: z.int(),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.bookings",
});

export const endPersonCall = endpoint({
  ...act,
  name: "endPerson",
  path: "/spa/end-person",
  summary:
    "Deletes a tourist's account for good at their request, as they would themselves, and tells them by a letter; 409 while a trip or money is open, and for blocked and merged accounts",
  body: z.object({ account_id: id, reason }),
  answer: success,
  deskLevel: "money",
});
