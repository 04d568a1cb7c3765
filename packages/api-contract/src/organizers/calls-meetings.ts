import { z } from "zod/mini";
import { fileUpload, storedFile } from "../conversation/calls-uploads.ts";
import { endpoint } from "../base/endpoint.ts";
import { flag, id, personText, queryId } from "../base/primitives.ts";

/** Most files per contract. */
export const mostContractFiles = 20;

/**
 * Identifies a contract: by its key, which lets anyone read and write, or by its number, which lets
 * its signed-in organizer do so.
 */
export const contractQuery = z
  .object({
    key: z.optional(personText(100).check(z.minLength(1, { error: "required" }))),
    contract_id: z.optional(queryId),
  })
  .check(
    z.refine(({ key, contract_id: number }) => (key === undefined) !== (number === undefined), {
      error: "required",
      path: ["key"],
    }),
  );

const time = z._default(
  z.union([z.literal(""), z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))]),
  "",
);
const text = (longest: number) => z._default(personText(longest), "");

const meetingPoint = {
  meeting_place: text(500),
  /** Local time `HH:mm`; may be empty. */
  meeting_time: time,
  notes: text(1000),
};

/** Schema of meeting data (docs/product/organizers.md#meeting-data). */
export const meetDataWith = <Phone extends z.ZodMiniType<string>>(phone: Phone) =>
  z.object({
    ...meetingPoint,
    /** Degrees; null if not marked on a map. */
    lat: z._default(z.nullable(z.number().check(z.gte(-90), z.lte(90))), null),
    lng: z._default(z.nullable(z.number().check(z.gte(-180), z.lte(180))), null),
    contact_name: text(200),
    contact_phone: phone,
    /** A messenger contact as free text. */
    contact_messenger: text(100),
    emergency_phone: phone,
    notes: text(5000),
    /** `notes` for readers of other languages than Russian, in English; `notes` stands in for an empty one. */
    notes_en: text(5000),
    /** Tours of the organizer with a different meeting point or way. */
    tours: z._default(
      z.array(z.object({ tour_id: id, ...meetingPoint })).check(z.maxLength(50)),
      [],
    ),
  });

const contractFile = z.extend(z.omit(storedFile, { id: true }), { file_id: id });

/** Phones as stored: reading them needs no numbering plans. */
export const meetingContract = z.object({
  contract_id: id,
  organizer: z.object({ id, name: z.string() }),
  /** Tours that `organizer_meet_data.tours` may refer to; at most 200. */
  tours: z.array(z.object({ id, title: z.string() })),
  organizer_meet_data: meetDataWith(z._default(z.string(), "")),
  files: z.array(contractFile),
  saved_at: z.nullable(z.iso.datetime()),
});
export type MeetingContract = z.infer<typeof meetingContract>;

export const meetDataCall = endpoint({
  name: "contractOrganizerMeetData",
  method: "GET",
  path: "/spa/contract-organizer-meet-data",
  summary:
    "Meeting data and files of a contract, for whoever holds its key, and by its number for its organizer",
  query: contractQuery,
  answer: z.object({ data: meetingContract }),
  errors: ["not_found"],
  auth: "open",
});

export const meetDeleteFileCall = endpoint({
  name: "contractOrganizerMeetDeleteFile",
  method: "POST",
  path: "/spa/contract-organizer-meet-delete-file",
  summary: "Deletes a file of a contract",
  query: contractQuery,
  body: z.object({ file_id: id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  auth: "open",
});

export const meetFileSaveCall = endpoint({
  name: "contractOrganizerMeetFileSave",
  method: "POST",
  path: "/spa/contract-organizer-meet-file-save",
  summary: `Adds a file to a contract, ${mostContractFiles} at most; private unless is_public is 1`,
  query: contractQuery,
  body: z.object({ is_public: flag }),
  answer: contractFile,
  errors: ["not_found", "conflict", "unsupported_media_type"],
  auth: "open",
  upload: fileUpload,
});

export const createContractCall = endpoint({
  name: "createOrganizerContract",
  method: "POST",
  path: "/spa/create-organizer-contract",
  summary:
    "A new contract of an organizer. Its key is told this once: it opens the page for meeting data",
  query: z.object({}),
  body: z.object({ organizer_id: id }),
  answer: z.object({ contract_id: id, key: z.string(), url: z.string() }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});
