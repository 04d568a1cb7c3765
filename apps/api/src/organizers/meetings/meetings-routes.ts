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

/** Registers calls for meeting data of a contract, by its key or, for its organizer, by number. */
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
