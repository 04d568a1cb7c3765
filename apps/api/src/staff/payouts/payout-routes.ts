import * as calls from "@tropa/api-contract/staff/calls-payouts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import * as payables from "./payables.ts";
import * as runs from "./runs.ts";

const done = { success: true } as const;

/** Registers what organizers are owed, and the runs by which they are paid. */
export function payoutRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.payablesCall, ({ actor, query }) =>
    payables.listPayables(context, actor, query),
  );
  serve(server, calls.payablesCsvCall, async ({ actor, query, caller, reply }) => {
    const table = await payables.payablesCsv(context, actor, query, caller.locale);
    sendAs(reply, "payables.csv");
    return new Blob([table], { type: "text/csv; charset=utf-8" });
  });
  serve(server, calls.payableBookingsCall, ({ query, caller }) =>
    payables.payableBookings(
      context,
      { organizerId: query.organizer_id, currency: query.currency },
      caller.locale,
    ),
  );

  serve(server, calls.payoutRunsCall, ({ actor, query }) =>
    runs.listPayoutRuns(context, actor, query.before ?? null),
  );
  serve(server, calls.payoutRunCall, ({ query }) => runs.readPayoutRun(context, query.id));
  serve(server, calls.createPayoutRunCall, ({ actor, body, idempotencyKey }) =>
    runs.createPayoutRun(context, actor, body, idempotencyKey),
  );
  serve(server, calls.approvePayoutRunCall, async ({ actor, body }) => {
    await runs.approvePayoutRun(context, actor, body);
    return done;
  });
  serve(server, calls.takePayoutFileCall, async ({ actor, body, reply }) => {
    const { name, bytes } = await runs.takePayoutFile(context, actor, body.id);
    sendAs(reply, name);
    return new Blob([bytes]);
  });
  serve(server, calls.settlePayoutLinesCall, async ({ actor, body }) => {
    await runs.settlePayoutLines(context, actor, body);
    return done;
  });
  serve(server, calls.failPayoutLineCall, async ({ actor, body }) => {
    await runs.failPayoutLine(context, actor, body);
    return done;
  });
  serve(server, calls.setPayoutLimitCall, async ({ actor, body }) => {
    await runs.setPayoutLimit(context, actor, body);
    return done;
  });
}

function sendAs(reply: FastifyReply, fileName: string): void {
  void reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("x-content-type-options", "nosniff");
}
