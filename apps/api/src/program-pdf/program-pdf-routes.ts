import { generateProgramPdfCall, programPdfCall } from "@tropa/api-contract/calls-staff";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { generateLink, printedProgram } from "./program-pdf.ts";
import type { ProgramService } from "./program-pdf.ts";

/** A tour's programme on paper (document 2 §7.2). */
export function programPdfRoutes(server: FastifyInstance, service: ProgramService): void {
  serve(server, generateProgramPdfCall, ({ query, actor, caller }) =>
    generateLink(service, query, actor, caller),
  );
  serve(server, programPdfCall, async ({ query, actor, caller, reply }) => {
    const { bytes, fileName } = await printedProgram(service, query, actor, caller);
    void reply
      .header("content-disposition", `inline; filename="${fileName}"`)
      // The address is the key, and prices change daily.
      .header("cache-control", "private, max-age=300")
      .header("x-robots-tag", "noindex")
      .header("x-content-type-options", "nosniff");
    return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
  });
}
