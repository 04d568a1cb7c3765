import type { Access } from "@tropa/api-contract/base/endpoint";
import { ApiError } from "./api-error.ts";

/** Who is signed in, as the database knows them now (docs/product/people-and-rights.md#roles). */
export interface Actor {
  accountId: number;
  sessionId: string;
  /** The organizer that the person works for. */
  organizerId: number | null;
  isStaff: boolean;
  canViewCommission: boolean;
  canUseKnowledge: boolean;
}

const admits: Record<Access, (actor: Actor) => boolean> = {
  open: () => true,
  account: () => true,
  organizer: (actor) => actor.organizerId !== null || actor.isStaff,
  staff: (actor) => actor.isStaff,
  commission: (actor) => actor.isStaff && actor.canViewCommission,
};

/** Throws `unauthorized` for a visitor and `forbidden` for somebody else where a call is not for them. */
export function requireAccess(access: Access, actor: Actor | null): void {
  if (access === "open") return;
  if (!actor) throw new ApiError("unauthorized");
  if (!admits[access](actor)) throw new ApiError("forbidden");
}
