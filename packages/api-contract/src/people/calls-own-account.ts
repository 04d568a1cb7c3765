import { codeSender, codeSent, success } from "./account.ts";
import { code } from "./calls-accounts.ts";
import { LONGEST_PASSWORD } from "@tropa/domain/people/password";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id, localDate } from "../base/primitives.ts";

const none = z.object({});

/**
 * Proof that a person owns the account they are signed in to: the password, or a code sent to its
 * contact.
 */
const ownership = z.object({
  password: z.optional(z.string().check(z.maxLength(LONGEST_PASSWORD))),
  code: z.optional(code),
});

/** A reason why an account cannot be deleted. */
export const obstacle = z.object({
  /**
   * `trip`: a trip is ahead or under way. `order`: it waits for the organizer or for payment.
   * `refund`: money is on its way back. `work`: the account belongs to an organizer or to the
   * marketplace, who must delete it themselves.
   */
  kind: z.enum(["trip", "order", "refund", "work"]),
  /** The booking concerned; null for `work`. */
  booking_id: z.nullable(id),
  tour: z.nullable(z.string()),
  starts_on: z.nullable(localDate),
});
export type Obstacle = z.infer<typeof obstacle>;

export const ownAccountCall = endpoint({
  name: "ownAccount",
  method: "GET",
  path: "/spa/own-account",
  summary:
    "What a copy of one's data and the end of the account ask for: whether the session is old, and what stands against an end",
  query: none,
  answer: z.object({
    /** The sign-in was too long ago: a copy of the data needs the password or a code. */
    is_session_old: z.boolean(),
    obstacles: z.array(obstacle),
  }),
  errors: ["unauthorized"],
  auth: "account",
});

export const sendOwnerCodeCall = endpoint({
  name: "sendOwnerCode",
  method: "POST",
  path: "/spa/send-owner-code",
  summary:
    "Sends a code to the account's own e-mail, else to its phone; 409 where neither is confirmed",
  query: none,
  body: z.object({ code_sender: z.optional(codeSender) }),
  answer: codeSent,
  errors: ["unauthorized", "conflict"],
  auth: "account",
});

export const proveOwnerCall = endpoint({
  name: "proveOwner",
  method: "POST",
  path: "/spa/prove-owner",
  summary:
    "Shows that the account is one's own: for 15 minutes the session counts as a fresh sign-in. Asked for by `confirm_owner`",
  query: none,
  body: ownership,
  answer: success,
  errors: ["unauthorized"],
  auth: "account",
});

export const ownDataCall = endpoint({
  name: "ownData",
  method: "POST",
  path: "/spa/own-data",
  summary:
    "A link to a ZIP of everything that is kept about the person: for ten minutes, in this browser alone. Five a day",
  query: none,
  body: ownership,
  answer: z.object({
    url: z.string(),
    /** A moment in ISO 8601. */
    expires_at: z.string(),
  }),
  errors: ["unauthorized"],
  auth: "account",
});

export const endAccountCall = endpoint({
  name: "endAccount",
  method: "POST",
  path: "/spa/end-account",
  summary:
    "Deletes the account and what it alone has, for good; 409 with the obstacles while a trip or money is open",
  query: none,
  body: ownership,
  answer: success,
  errors: ["unauthorized", "conflict"],
  auth: "account",
});
