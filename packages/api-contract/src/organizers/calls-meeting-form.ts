import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { phoneField } from "../base/phone-fields.ts";
import { id } from "../base/primitives.ts";
import {
  contractQuery,
  meetDataWith,
  meetingContract,
  mostContractFiles,
} from "./calls-meetings.ts";

/** Meeting data as submitted. */
export const organizerMeetData = meetDataWith(z._default(phoneField, ""));

export const meetSaveCall = endpoint({
  name: "contractOrganizerMeetSave",
  method: "POST",
  path: "/spa/contract-organizer-meet-save",
  summary:
    "Stores meeting data whole; `files` names the contract's files in the order to show. Leaving one out deletes nothing. 409 where somebody has saved since `saved_at`",
  query: contractQuery,
  body: z.object({
    contract_id: id,
    organizer_meet_data: organizerMeetData,
    files: z._default(z.array(z.object({ file_id: id })).check(z.maxLength(mostContractFiles)), []),
    /**
     * `saved_at` of the version that the caller has changed; if absent, any version is overwritten.
     */
    saved_at: z.optional(z.nullable(z.iso.datetime())),
  }),
  answer: z.object({ data: meetingContract }),
  errors: ["not_found", "conflict"],
  auth: "open",
});
