import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { queryId } from "../base/primitives.ts";
import { organizerRecord } from "./organizer.ts";
import { newOrganizerForm, organizerForm } from "./organizer-form.ts";

export const organizerCreateCall = endpoint({
  name: "organizerCreate",
  method: "POST",
  path: "/crm/api/organizer/create",
  summary:
    "A new record, not published, that staff make for somebody: their account, if it is named, works with it from then on, and a letter goes to the record's e-mail. Whoever wants one of their own sends an application (`applyAsOrganizer`)",
  query: z.object({}),
  body: newOrganizerForm,
  answer: organizerRecord,
  errors: ["unauthorized", "forbidden", "conflict"],
  auth: "desk.organizers",
});

export const organizerUpdateCall = endpoint({
  name: "organizerUpdate",
  method: "POST",
  path: "/crm/api/organizer/update",
  summary:
    "Changes the parts of a record that are sent; 409 where it has changed since the version that the caller saw",
  query: z.object({ id: queryId }),
  body: z.extend(z.partial(organizerForm), {
    version: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  }),
  answer: organizerRecord,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});
