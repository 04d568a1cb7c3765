import * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import * as disputes from "./disputes.ts";

/** Registers the calls by which staff answer what payers' banks dispute. */
export function disputesRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.disputesCall, ({ actor, query: { view, page = 1 } }) =>
    disputes.listDisputes(context, actor, { view, page }),
  );
  serve(server, calls.disputeCall, ({ query }) => disputes.readDispute(context, query.id));
  serve(server, calls.assignDisputeCall, ({ actor, body }) =>
    disputes.assignDispute(context, actor, body),
  );
  serve(server, calls.addDisputeNoteCall, ({ actor, body }) =>
    disputes.addDisputeNote(context, actor, body),
  );
  serve(server, calls.saveEvidenceCall, ({ actor, body }) =>
    disputes.saveEvidence(context, actor, body),
  );
  serve(server, calls.evidencePaperCall, async ({ query, reply }) => {
    const { name, bytes } = await disputes.evidencePaper(context, query);
    void reply
      .header("content-disposition", `attachment; filename="${name}"`)
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff");
    return new Blob([new Uint8Array(bytes)]);
  });
  serve(server, calls.sendEvidenceCall, ({ actor, body }) =>
    disputes.sendEvidence(context, actor, body),
  );
}
