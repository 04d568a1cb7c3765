import { numbersCsvCall, staffNumbersCall } from "@tropa/api-contract/staff/calls-numbers";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { serve } from "../../server/serve.ts";
import { numbersCsv } from "./numbers-csv.ts";
import { readNumbers } from "./numbers.ts";

/** Registers the figures of the desk. */
export function numbersRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, staffNumbersCall, ({ query, caller }) => readNumbers(context, query, caller));
  serve(server, numbersCsvCall, async ({ actor, query, caller, reply }) => {
    const { table, ...filter } = query;
    const numbers = await readNumbers(context, filter, caller);
    await recordAct(context.pool, actor, "numbersCsv");
    void reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", `attachment; filename="${table}.csv"`)
      .header("x-content-type-options", "nosniff");
    return new Blob([numbersCsv(numbers, table, caller.locale)], {
      type: "text/csv; charset=utf-8",
    });
  });
}
