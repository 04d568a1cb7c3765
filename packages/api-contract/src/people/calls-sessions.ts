import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { success } from "./account.ts";

/** A device that a person is signed in on. */
const session = z.object({
  id: z.uuid(),
  /** Such as "Chrome" and "Windows"; empty where the browser does not say. */
  browser: z.string(),
  system: z.string(),
  /** ISO 3166 code of the country of the sign-in; null if unknown. */
  country: z.nullable(z.string()),
  /** Moments in ISO 8601. */
  signed_in_at: z.string(),
  seen_at: z.string(),
  /** The session of this call. */
  is_current: z.boolean(),
});
export type DeviceSession = z.infer<typeof session>;

export const sessionsCall = endpoint({
  name: "sessions",
  method: "GET",
  path: "/spa/sessions",
  summary: "Where the person is signed in, this device first, then the one that was used last",
  query: z.object({}),
  answer: z.object({ items: z.array(session) }),
  errors: ["unauthorized"],
  auth: "account",
});

export const endSessionCall = endpoint({
  name: "endSession",
  method: "POST",
  path: "/spa/end-session",
  summary: "Signs the person out on one of their devices, at once",
  query: z.object({}),
  body: z.object({ id: z.uuid() }),
  answer: success,
  errors: ["unauthorized", "not_found"],
  auth: "account",
});

export const endOtherSessionsCall = endpoint({
  name: "endOtherSessions",
  method: "POST",
  path: "/spa/end-other-sessions",
  summary: "Signs the person out everywhere but here",
  query: z.object({}),
  body: z.object({}),
  answer: success,
  errors: ["unauthorized"],
  auth: "account",
});
