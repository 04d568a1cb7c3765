import type { DeskPart } from "./desk-part.ts";
import { bookingStatuses } from "../sales/booking-status.ts";
import type { BookingStatus } from "../sales/booking-status.ts";

/**
 * Permissions (docs/product/people-and-rights.md#roles). The server checks every call against them;
 * screens use them to offer only what is allowed. The role that a request claims (X-USER-ROLE) is
 * ignored.
 */
export interface Actor {
  readonly accountId: number;
  /** The organizer that the person works for; null for none. */
  readonly organizerId: number | null;
  readonly isStaff: boolean;
  readonly canViewCommission: boolean;
  readonly canUseKnowledge: boolean;
  /** Parts of the staff desk that the person may open. */
  readonly deskParts: readonly DeskPart[];
}

/**
 * Owners of a record; null if there is none, such as the tourist of a booking made without an
 * account.
 */
export interface Owners {
  readonly touristId: number | null;
  readonly organizerId: number | null;
}

/** A booking, and how it was requested: by its number, or by its link with 128 random bits. */
export interface BookingAccess extends Owners {
  readonly by: "id" | "uuid";
}

/** A chat with an organizer, or with support if there is no organizer. */
export interface ChatAccess extends Owners {
  readonly isFrozen: boolean;
}

/** A page that opens with a key instead of a sign-in; its organizer needs no key. */
export interface KeyAccess extends Pick<Owners, "organizerId"> {
  readonly hasKey: boolean;
}

type Person = Actor | null;
type Rule<Subject> = (actor: Person, subject: Subject) => boolean;

const anyone = (): boolean => true;
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

/** The tourist and the organizer of a booking, and support staff. */
const party: Rule<Owners> = (actor, owners) => isSideOf(actor, owners) || mayOpen(actor, "support");

/**
 * By number: both sides and support. By link: anyone who has it
 * (docs/product/people-and-rights.md#bookings).
 */
const bookingParty: Rule<BookingAccess> = (actor, booking) =>
  booking.by === "uuid" || party(actor, booking);

/** The organizer of a booking, and support staff on their behalf. */
const bookingKeeper: Rule<Pick<Owners, "organizerId">> = (actor, organizer) =>
  isOrganizerOf(actor, organizer) || mayOpen(actor, "support");

/** The organizer of a record, and staff in charge of records. */
const recordKeeper: Rule<Pick<Owners, "organizerId">> = (actor, organizer) =>
  isOrganizerOf(actor, organizer) || mayOpen(actor, "organizers");

const rules = {
  /** Search, tours, journal, reviews, collections, legal texts. */
  "catalogue.read": anyone,
  "helpRequest.send": anyone,
  "complaint.send": anyone,
  "program.order": anyone,
  "favourites.local": anyone,
  "favourites.server": signedIn,
  /** Profile, settings, confirmation of e-mail and phone: always the caller's own. */
  "account.use": signedIn,
  "chat.list": signedIn,

  "booking.read": bookingParty,
  /** To receive the booking's link: only the tourist, since the link acts for them. */
  "booking.readLink": isTouristOf,
  "booking.cancel": bookingParty,
  "booking.pay": bookingParty,
  /**
   * To change the date or party: not the organizer, who has agreed to other terms and may not set
   * new ones for the tourist.
   */
  "booking.change": ((actor, booking) =>
    booking.by === "uuid" ||
    isTouristOf(actor, booking) ||
    mayOpen(actor, "support")) satisfies Rule<BookingAccess>,
  /**
   * To answer travellers' questions: the tour's organizer, and staff in charge of reviews and
   * questions.
   */
  "question.answer": ((actor, organizer) =>
    isOrganizerOf(actor, organizer) || mayOpen(actor, "reviews")) satisfies Rule<
    Pick<Owners, "organizerId">
  >,
  /** To answer a review: the tour's organizer, and staff in charge of reviews. */
  "review.answer": ((actor, organizer) =>
    isOrganizerOf(actor, organizer) || mayOpen(actor, "reviews")) satisfies Rule<
    Pick<Owners, "organizerId">
  >,
  /** To mark an answer as helpful: not one's own. */
  "question.mark": ((actor, organizer) =>
    !staff(actor) && !isOrganizerOf(actor, organizer)) satisfies Rule<Pick<Owners, "organizerId">>,
  /** To see surnames, contacts, passports: the link alone only shows first names. */
  "booking.readPersonal": party,
  /** To accept or decline a request. */
  "booking.confirm": bookingKeeper,
  /**
   * To review: not the organizer or staff; someone with the link who is not signed in counts as the
   * tourist.
   */
  "booking.review": ((actor, booking) =>
    !staff(actor) &&
    !isOrganizerOf(actor, booking) &&
    (booking.by === "uuid" || isTouristOf(actor, booking))) satisfies Rule<BookingAccess>,
  /**
   * To fill in travellers' data: by link it can only be added, by number both sides can change it.
   */
  "tourists.write": bookingParty,
  "tourists.read": party,
  /** To mark that a party has arrived at the meeting point. */
  "arrival.mark": bookingKeeper,
  /** To download the travellers as a table. */
  "tourists.export": bookingKeeper,

  /** To read a chat: both sides, staff who moderate messages, and support for its own chats. */
  "chat.read": ((actor, chat) =>
    isSideOf(actor, chat) ||
    mayOpen(actor, "messages") ||
    (chat.organizerId === null && mayOpen(actor, "support"))) satisfies Rule<Owners>,
  /** To call the tourist of a chat. */
  "chat.callTourist": bookingKeeper,
  /**
   * To write in a chat: in a frozen one only support may, and support writes in its own chats only.
   */
  "chat.write": ((actor, chat) =>
    mayOpen(actor, "support") && chat.organizerId === null
      ? true
      : !chat.isFrozen &&
        (isTouristOf(actor, chat) || isOrganizerOf(actor, chat))) satisfies Rule<ChatAccess>,
  "chat.moderate": ((actor) => mayOpen(actor, "messages")) satisfies Rule<void>,

  "organizer.readPublic": anyone,
  "organizer.listOwn": ((actor) =>
    actor !== null &&
    (actor.organizerId !== null || mayOpen(actor, "organizers"))) satisfies Rule<void>,
  /** To create an organizer's record: staff in charge of records; other people apply for one. */
  "organizer.create": ((actor) => mayOpen(actor, "organizers")) satisfies Rule<void>,
  "organizer.apply": ((actor) => signedIn(actor) && !staff(actor)) satisfies Rule<void>,
  "organizer.readRecord": recordKeeper,
  "organizer.writeRecord": recordKeeper,
  "organizer.publish": recordKeeper,
  /** To manage dates, seats and prices of an organizer's tours. */
  "departures.manage": recordKeeper,
  /** To write tours, submit them to staff and take them off. */
  "tours.manage": recordKeeper,
  /** To see an organizer's balance: also staff who work with payments. */
  "organizer.readMoney": ((actor, organizer) =>
    isOrganizerOf(actor, organizer) || mayOpen(actor, "payments")) satisfies Rule<
    Pick<Owners, "organizerId">
  >,
  "organizer.readVerification": recordKeeper,
  /** To start the check of a passport: only the organizer, in whose name it happens. */
  "organizer.startVerification": isOrganizerOf,
  /**
   * To use contract and meeting data: anyone with the key of the query
   * (docs/product/organizers.md#meeting-data), else the organizer.
   */
  "meeting.use": ((actor, contract) =>
    contract.hasKey || isOrganizerOf(actor, contract)) satisfies Rule<KeyAccess>,

  /** To see private tour data on cards and pages. */
  "commission.view": ((actor) =>
    actor !== null && actor.isStaff && actor.canViewCommission) satisfies Rule<void>,
  "knowledge.use": mayUseKnowledge satisfies Rule<void>,
  /** To create a shareable link to a tour's programme, or open the programme without one. */
  "programme.print": ((actor, organizer) =>
    isOrganizerOf(actor, organizer) || mayUseKnowledge(actor)) satisfies Rule<
    Pick<Owners, "organizerId">
  >,
  /** To see debug data of a page; it contains nobody's personal data. */
  "debug.use": staff,
  /** To open a part of the staff desk and work in it. */
  "desk.open": mayOpen,
} as const;

export type Action = keyof typeof rules;
/** The data of the object that an action's rule needs; nothing for most actions. */
export type SubjectOf<Name extends Action> =
  Parameters<(typeof rules)[Name]> extends [unknown, infer Subject] ? Subject : void;

/** All actions. */
export const actions = Object.keys(rules) as readonly Action[];

/**
 * Whether a person may perform an action; `null` is a visitor who is not signed in.
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
 * Returns the status of a booking cancelled by this person; null if they may not cancel it. Someone
 * with the link who is not signed in acts for the tourist.
 */
export function cancelStatus(actor: Actor | null, booking: BookingAccess): BookingStatus | null {
  if (!may(actor, "booking.cancel", booking)) return null;
  if (isTouristOf(actor, booking)) return bookingStatuses.canceledByTourist;
  if (isOrganizerOf(actor, booking)) return bookingStatuses.canceledByAuthor;
  return mayOpen(actor, "support")
    ? bookingStatuses.canceledByAdmin
    : bookingStatuses.canceledByTourist;
}
