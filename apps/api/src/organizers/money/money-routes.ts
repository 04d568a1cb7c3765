import * as calls from "@tropa/api-contract/organizers/calls-money";
import { todayIn } from "@tropa/domain/time/local-date";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import * as money from "./money.ts";

/** Registers calls for amounts due, statements and pay-outs. */
export function moneyRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.organizerMoneyCall, ({ query, actor, caller: { locale }, reply }) => {
    keepPrivate(reply);
    const organizerId = money.moneyOwner(actor, query.organizer_id);
    const now = new Date();
    const isForStaff = actor.organizerId !== organizerId;
    const about = { organizerId, month: query.month };
    return money.organizerMoney(context, about, { locale, now, isForStaff });
  });
  serve(server, calls.statementCsvCall, async ({ query, actor, caller: { locale }, reply }) => {
    const organizerId = money.moneyOwner(actor, query.organizer_id);
    const { month } = query;
    const now = new Date();
    const { items } = await money.organizerMoney(context, { organizerId, month }, { locale, now });
    sendAs(reply, `statement-${month}.csv`);
    const table = money.statementCsv(items, locale);
    return new Blob([table], { type: "text/csv; charset=utf-8" });
  });
  serve(server, calls.statementPdfCall, async ({ query, actor, caller, reply }) => {
    const organizerId = money.moneyOwner(actor, query.organizer_id);
    const { month } = query;
    const now = new Date();
    const { locale } = caller;
    const found = await money.organizerMoney(context, { organizerId, month }, { locale, now });
    const statement = {
      organizer: found.organizer_title,
      month,
      items: found.items,
      payouts: found.payouts.filter(({ paid_on }) => paid_on.startsWith(month)),
      madeOn: todayIn("UTC", now),
    };
    sendAs(reply, `statement-${month}.pdf`);
    const bytes = await money.statementPdf(statement, caller);
    return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
  });
  serve(server, calls.recordPayoutCall, ({ body, actor }) =>
    money.recordPayout(context, body, actor),
  );
  serve(server, calls.takePayoutBackCall, async ({ body, actor }) => {
    await money.takePayoutBack(context, body.id, actor);
    return { success: true as const };
  });
}

function keepPrivate(reply: FastifyReply): void {
  void reply.header("cache-control", "private, no-store");
}

function sendAs(reply: FastifyReply, fileName: string): void {
  keepPrivate(reply);
  void reply
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("x-content-type-options", "nosniff");
}
