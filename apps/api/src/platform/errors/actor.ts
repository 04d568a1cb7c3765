import type { Access } from "@tropa/api-contract/base/endpoint";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import { may } from "@tropa/domain/people/permissions";
import { ApiError } from "./api-error.ts";

/** The signed-in account with its current rights (docs/product/people-and-rights.md#roles). */
export interface Actor {
  accountId: number;
  sessionId: string;
  /** The organizer that the person works for. */
  organizerId: number | null;
  isStaff: boolean;
  canViewCommission: boolean;
  canUseKnowledge: boolean;
  /** The parts of the desk that are open to the person at the level of the current call: to look, to act, to move money. */
  deskParts: readonly DeskPart[];
  /** Id of the current request. */
  requestId: string;
  /** Network address that the request came from. */
  address?: string;
}

const admits: Record<Access, (actor: Actor) => boolean> = {
  open: () => true,
  account: () => true,
  organizer: (actor) => actor.organizerId !== null || actor.isStaff,
  staff: (actor) => actor.isStaff,
  commission: (actor) => may(actor, "commission.view"),
  "desk.bookings": (actor) => may(actor, "desk.open", "bookings"),
  "desk.support": (actor) => may(actor, "desk.open", "support"),
  "desk.tasks": (actor) => may(actor, "desk.open", "tasks"),
  "desk.reviews": (actor) => may(actor, "desk.open", "reviews"),
  "desk.messages": (actor) => may(actor, "desk.open", "messages"),
  "desk.payments": (actor) => may(actor, "desk.open", "payments"),
  "desk.letters": (actor) => may(actor, "desk.open", "letters"),
  "desk.organizers": (actor) => may(actor, "desk.open", "organizers"),
  "desk.audit": (actor) => may(actor, "desk.open", "audit"),
  "desk.team": (actor) => may(actor, "desk.open", "team"),
};

/** Throws `unauthorized` for a visitor, or `forbidden` for an account without the access level. */
export function requireAccess(access: Access, actor: Actor | null): void {
  if (access === "open") return;
  if (!actor) throw new ApiError("unauthorized");
  if (!admits[access](actor)) throw new ApiError("forbidden");
}
