import type { ReadQueryOf } from "@tropa/api-contract/base/endpoint";
import * as calls from "@tropa/api-contract/staff/calls-desk";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { auditLogCsv } from "./audit-csv.ts";
import type { EntryFilter } from "./audit-log-store.ts";
import * as desk from "./desk.ts";

const done = { success: true } as const;

/** Registers calls of the staff's desk: its queues, actions on them, and the audit log. */
export function deskRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.staffDeskCall, ({ actor }) => desk.readDesk(context, actor));

  serve(server, calls.messagesToModerateCall, ({ actor, query }) =>
    desk.messagesToModerate(context, actor, query.page ?? 1),
  );
  serve(server, calls.frozenChatsCall, ({ actor, query }) =>
    desk.frozenChats(context, actor, query.page ?? 1),
  );
  serve(server, calls.passMessageCall, async ({ actor, body }) => {
    await desk.passMessage(context, actor, body.message_id);
    return done;
  });

  serve(server, calls.paymentAlertsCall, ({ actor, query }) =>
    desk.paymentAlerts(context, actor, {
      page: query.page ?? 1,
      isResolved: query.is_resolved === "1",
    }),
  );
  serve(server, calls.resolvePaymentAlertCall, async ({ actor, body }) => {
    await desk.resolveAlert(context, actor, body);
    return done;
  });

  serve(server, calls.failedLettersCall, ({ actor, query }) =>
    desk.failedLetters(context, actor, query.page ?? 1),
  );
  serve(server, calls.resendLetterCall, async ({ actor, body }) => {
    await desk.resendLetter(context, actor, body.id);
    return done;
  });

  serve(server, calls.sendLetterToCall, async ({ actor, body }) => {
    await desk.sendLetterTo(context, actor, body);
    return done;
  });

  serve(server, calls.organizerContractsCall, ({ actor, query }) =>
    desk.organizerContracts(context, actor, {
      page: query.page ?? 1,
      organizerId: query.organizer_id ?? null,
    }),
  );

  serve(server, calls.auditLogCall, ({ actor, query }) =>
    desk.auditLog(context, actor, { before: query.before ?? null, ...entryFilter(query) }),
  );
  serve(server, calls.auditLogCsvCall, async ({ actor, query, caller, reply }) => {
    const table = await auditLogCsv(context, actor, entryFilter(query), caller.locale);
    reply.header("content-disposition", 'attachment; filename="audit-log.csv"');
    return new Blob([table], { type: "text/csv; charset=utf-8" });
  });
}

const entryFilter = (query: ReadQueryOf<typeof calls.auditLogCsvCall>): EntryFilter => ({
  accountId: query.account_id ?? null,
  call: query.call ?? null,
  from: query.from ?? null,
  to: query.to ?? null,
  bookingId: query.booking_id ?? null,
  personId: query.person_id ?? null,
  address: query.address ?? null,
});
