import {
  createContractCall,
  meetDataCall,
  meetDeleteFileCall,
  meetFileSaveCall,
} from "@tropa/api-contract/organizers/calls-meetings";
import { meetSaveCall } from "@tropa/api-contract/organizers/calls-meeting-form";
import type { FastifyInstance } from "fastify";
import { fieldError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import type { Uploads } from "../../platform/files/uploads.ts";
import {
  addMeetingFile,
  createContract,
  deleteMeetingFile,
  meetingData,
  saveMeeting,
} from "./meetings.ts";

/** Contract and meeting data, by a key of the query, or by its number for its organizer. */
export function meetingsRoutes(server: FastifyInstance, uploads: Uploads): void {
  serve(server, meetDataCall, async ({ query, caller, actor }) => ({
    data: await meetingData(uploads, { ...query, actor }, caller.locale),
  }));
  serve(server, meetSaveCall, async ({ query, body, caller, actor }) => ({
    data: await saveMeeting(uploads, { ...query, actor }, body, caller.locale),
  }));
  serve(server, meetDeleteFileCall, async ({ query, body, actor }) => {
    await deleteMeetingFile(uploads, { ...query, actor }, body.file_id);
    return { success: true as const };
  });
  serve(server, meetFileSaveCall, ({ query, body, file, actor }) => {
    if (!file) throw fieldError("file", "required");
    return addMeetingFile(uploads, { ...query, actor }, { file, isPublic: body.is_public === "1" });
  });
  serve(server, createContractCall, ({ body, actor, caller }) =>
    createContract(uploads, body.organizer_id, { actor, caller }),
  );
}
