import { generateProgramPdfCall, programPdfCall } from "@tropa/api-contract/staff/calls-staff";
import { tourProgramFileCall } from "@tropa/api-contract/discovery/calls-tours";
import type { FastifyInstance, FastifyReply } from "fastify";
import { serve } from "../../server/serve.ts";
import { visitorOf } from "../../platform/limits/visitor.ts";
import { readerFromLink } from "../../discovery/tour/tour.ts";
import { generateLink, printForAnybody, printForReader } from "./programme.ts";
import type { PrintedProgramme, ProgrammeService } from "./programme.ts";

/** Registers the calls for a tour's programme as PDF. */
export function programmePdfRoutes(server: FastifyInstance, service: ProgrammeService): void {
  serve(server, generateProgramPdfCall, ({ query, actor, caller }) =>
    generateLink(service, query, actor, caller),
  );
  serve(server, programPdfCall, async ({ query, actor, caller, request, reply }) => {
    const reader = { actor, caller, visitor: visitorOf(request, reply) };
    return sendProgramme(reply, await printForReader(service, query, reader));
  });
  serve(server, tourProgramFileCall, async ({ query, caller, request, reply }) => {
    const reader = readerFromLink(query, caller, request);
    const visitor = visitorOf(request, reply);
    return sendProgramme(reply, await printForAnybody(service, query.id, reader, visitor));
  });
}

function sendProgramme(reply: FastifyReply, { bytes, fileName }: PrintedProgramme): Blob {
  void reply
    .header("content-disposition", `inline; filename="${fileName}"`)
    // Private, because a signed address is a secret; brief, because prices change daily.
    .header("cache-control", "private, max-age=300")
    .header("x-robots-tag", "noindex")
    .header("x-content-type-options", "nosniff");
  return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
}
