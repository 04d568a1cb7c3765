import type { DeskPart } from "./desk-part.ts";
import { bookingStatuses } from "../sales/booking-status.ts";
import type { BookingStatus } from "../sales/booking-status.ts";

/**
 * Who may do what (docs/product/people-and-rights.md#roles). The server checks every call against it; screens use it to
 * offer only what will be allowed. The role that a request claims (X-USER-ROLE) is ignored (docs/product/people-and-rights.md#roles).
 */
export interface Actor {
  readonly accountId: number;
  /** The organizer that the person works for. */
  readonly organizerId: number | null;
  readonly isStaff: boolean;
  readonly canViewCommission: boolean;
  readonly canUseKnowledge: boolean;
  /** Parts of the staff's desk that the person may open. */
  readonly deskParts: readonly DeskPart[];
}

/** The owners of a record. Null if there is none, such as the tourist of a booking made without an account. */
export interface Owners {
  readonly touristId: number | null;
  readonly organizerId: number | null;
}

/** How a booking was requested: by its number, or by its link of 128 random bits. */
export interface BookingAccess extends Owners {
  readonly by: "id" | "uuid";
}

/** A chat with an organizer, or with support where there is no organizer. */
export interface ChatAccess extends Owners {
  readonly isFrozen: boolean;
}

/** A page that a key opens instead of a sign-in; its organizer needs none. */
export interface KeyAccess extends Pick<Owners, "organizerId"> {
  readonly hasKey: boolean;
}

type Person = Actor | null;
type Rule<Subject> = (actor: Person, subject: Subject) => boolean;

const anybody = (): boolean => true;
const signedIn = (actor: Person): boolean => actor !== null;
const staff = (actor: Person): boolean => actor !== null && actor.isStaff;

const mayOpen = (actor: Person, part: DeskPart): boolean =>
  actor !== null && actor.isStaff && actor.deskParts.includes(part);

const mayUseKnowledge = (actor: Person): boolean =>
  actor !== null && actor.isStaff && actor.canUseKnowledge;

function isTouristOf(actor: Person, { touristId }: Pick<Owners, "touristId">): boolean {
  return actor !== null && touristId !== null && actor.accountId === touristId;
}

function isOrganizerOf(actor: Person, { organizerId }: Pick<Owners, "organizerId">): boolean {
  return actor !== null && organizerId !== null && actor.organizerId === organizerId;
}

const isSideOf: Rule<Owners> = (actor, owners) =>
  isTouristOf(actor, owners) || isOrganizerOf(actor, owners);

/** The two sides of a booking, and staff who help them. */
const party: Rule<Owners> = (actor, owners) => isSideOf(actor, owners) || mayOpen(actor, "support");

/** By number: the two sides and support. By link: anyone who has it (docs/product/people-and-rights.md#bookings). */
const bookingParty: Rule<BookingAccess> = (actor, booking) =>
  booking.by === "uuid" || party(actor, booking);

/** What an organizer does at a booking, staff who help the two sides may do for them. */
const bookingKeeper: Rule<Pick<Owners, "organizerId">> = (actor, organizer) =>
  isOrganizerOf(actor, organizer) || mayOpen(actor, "support");

/** Records are written by their organizer, and by staff whose desk has them. */
const recordKeeper: Rule<Pick<Owners, "organizerId">> = (actor, organizer) =>
  isOrganizerOf(actor, organizer) || mayOpen(actor, "organizers");

const rules = {
  /** Search, tours, journal, reviews, collections, legal texts. */
  "catalogue.read": anybody,
  "helpRequest.send": anybody,
  "complaint.send": anybody,
  "program.order": anybody,
  "favourites.local": anybody,
  "favourites.server": signedIn,
  /** Profile, settings, confirmation of e-mail and phone: always the caller's own. */
  "account.use": signedIn,
  "chat.list": signedIn,

  "booking.read": bookingParty,
  /** To receive the booking's link: it acts for the tourist, so nobody else gets it. */
  "booking.readLink": isTouristOf,
  "booking.cancel": bookingParty,
  "booking.pay": bookingParty,
  /** To move it or change its party: its organizer has agreed to another one, and names no terms for the tourist. */
  "booking.change": ((actor, booking) =>
    booking.by === "uuid" ||
    isTouristOf(actor, booking) ||
    mayOpen(actor, "support")) satisfies Rule<BookingAccess>,
  /** To answer what travellers ask about a tour: its organizer, and staff who look after reviews and questions. */
  "question.answer": ((actor, organizer) =>
    isOrganizerOf(actor, organizer) || mayOpen(actor, "reviews")) satisfies Rule<
    Pick<Owners, "organizerId">
  >,
  /** To answer a review under it: its organizer, and staff who look after reviews. */
  "review.answer": ((actor, organizer) =>
    isOrganizerOf(actor, organizer) || mayOpen(actor, "reviews")) satisfies Rule<
    Pick<Owners, "organizerId">
  >,
  /** To say that an answer helped: nobody praises their own. */
  "question.mark": ((actor, organizer) =>
    !staff(actor) && !isOrganizerOf(actor, organizer)) satisfies Rule<Pick<Owners, "organizerId">>,
  /** Surnames, contacts, passports: the link alone shows first names only. */
  "booking.readPersonal": party,
  /** To take on or decline a request. */
  "booking.confirm": bookingKeeper,
  /** Organizers and staff may not review their own tours; someone with the link who is not signed in counts as the tourist. */
  "booking.review": ((actor, booking) =>
    !staff(actor) &&
    !isOrganizerOf(actor, booking) &&
    (booking.by === "uuid" || isTouristOf(actor, booking))) satisfies Rule<BookingAccess>,
  /** Data of the travellers: by link they can be added, and only the two sides change them by number. */
  "tourists.write": bookingParty,
  "tourists.read": party,
  /** To note that a party has come to where it is met. */
  "arrival.mark": bookingKeeper,
  /** As a table, to take along. */
  "tourists.export": bookingKeeper,

  /** Its two sides; staff who moderate messages, and support for the chats that it answers. */
  "chat.read": ((actor, chat) =>
    isSideOf(actor, chat) ||
    mayOpen(actor, "messages") ||
    (chat.organizerId === null && mayOpen(actor, "support"))) satisfies Rule<Owners>,
  /** To ring the tourist of a chat. */
  "chat.callTourist": bookingKeeper,
  /** Nobody but support writes into a frozen chat; support speaks in its own chats alone. */
  "chat.write": ((actor, chat) =>
    mayOpen(actor, "support") && chat.organizerId === null
      ? true
      : !chat.isFrozen &&
        (isTouristOf(actor, chat) || isOrganizerOf(actor, chat))) satisfies Rule<ChatAccess>,
  "chat.moderate": ((actor) => mayOpen(actor, "messages")) satisfies Rule<void>,

  "organizer.readPublic": anybody,
  "organizer.listOwn": ((actor) =>
    actor !== null &&
    (actor.organizerId !== null || mayOpen(actor, "organizers"))) satisfies Rule<void>,
  /** Staff whose desk has records make them for others; who wants one of their own applies for it. */
  "organizer.create": ((actor) => mayOpen(actor, "organizers")) satisfies Rule<void>,
  "organizer.apply": ((actor) => signedIn(actor) && !staff(actor)) satisfies Rule<void>,
  "organizer.readRecord": recordKeeper,
  "organizer.writeRecord": recordKeeper,
  "organizer.publish": recordKeeper,
  /** Dates, seats and prices of an organizer's tours. */
  "departures.manage": recordKeeper,
  /** An organizer's tours: to write them, to send them to staff, to take them off. */
  "tours.manage": recordKeeper,
  /** What is due to an organizer; staff who work with payments need it, too. */
  "organizer.readMoney": ((actor, organizer) =>
    isOrganizerOf(actor, organizer) || mayOpen(actor, "payments")) satisfies Rule<
    Pick<Owners, "organizerId">
  >,
  "organizer.readVerification": recordKeeper,
  /** Starts a check of a passport in the organizer's name, so staff may not. */
  "organizer.startVerification": isOrganizerOf,
  /** Contract and meeting data: open, by a key of the query (docs/product/organizers.md#meeting-data); else the organizer's own. */
  "meeting.use": ((actor, contract) =>
    contract.hasKey || isOrganizerOf(actor, contract)) satisfies Rule<KeyAccess>,

  /** Private tour data on cards and pages. */
  "commission.view": ((actor) =>
    actor !== null && actor.isStaff && actor.canViewCommission) satisfies Rule<void>,
  "knowledge.use": mayUseKnowledge satisfies Rule<void>,
  /** To make a link to a tour's programme for passing on, or open it without one. */
  "programme.print": ((actor, organizer) =>
    isOrganizerOf(actor, organizer) || mayUseKnowledge(actor)) satisfies Rule<
    Pick<Owners, "organizerId">
  >,
  /** What a page was made of: nothing in it belongs to anybody. */
  "debug.use": staff,
  /** A part of the staff's desk: what stands in it and what is done there. */
  "desk.open": mayOpen,
} as const;

export type Action = keyof typeof rules;
/** What an action needs to know of its object; nothing for most. */
export type SubjectOf<Name extends Action> =
  Parameters<(typeof rules)[Name]> extends [unknown, infer Subject] ? Subject : void;

/** Every action of the table. */
export const actions = Object.keys(rules) as readonly Action[];

/**
 * Whether somebody may do something; a visitor is null.
 *
 * @example may(actor, "booking.cancel", { by: "id", touristId: 7, organizerId: 2 })
 */
export function may<Name extends Action>(
  actor: Actor | null,
  action: Name,
  ...[subject]: SubjectOf<Name> extends void ? [] : [subject: SubjectOf<Name>]
): boolean {
  const rule = rules[action] as (actor: Person, subject: unknown) => boolean;
  return rule(actor, subject);
}

/**
 * The status of a booking after a cancellation by this person; null if they may not cancel it. Someone with the link who is
 * not signed in acts for the tourist.
 */
export function cancelStatus(actor: Actor | null, booking: BookingAccess): BookingStatus | null {
  if (!may(actor, "booking.cancel", booking)) return null;
  if (isTouristOf(actor, booking)) return bookingStatuses.canceledByTourist;
  if (isOrganizerOf(actor, booking)) return bookingStatuses.canceledByAuthor;
  return mayOpen(actor, "support")
    ? bookingStatuses.canceledByAdmin
    : bookingStatuses.canceledByTourist;
}
