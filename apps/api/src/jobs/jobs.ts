import { Logger, parseCronItems, run } from "graphile-worker";
import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { releaseExpiredHolds } from "../booking/booking.ts";
import type { ApiContext } from "../context.ts";
import { deliverMessage } from "../outbox/delivery.ts";
import { configuredGateways } from "../outbox/gateways/configured.ts";
import type { Gateways } from "../outbox/gateways/gateway.ts";
import { clock } from "./clock.ts";
import type { Jobs } from "./queue.ts";

/** Jobs of one process at once: few, since every one holds a connection of the pool. */
const concurrency = 2;
/** A job asked for on another process is heard of at once; one that waits for its time, at most so late. */
const pollMs = 1000;

const delivery = z.object({ outboxId: z.number().int() });

/** What every job does. Payloads come from a table and are checked like any input. */
export function taskList(context: ApiContext, gateways: Gateways): TaskList {
  const asked: Record<keyof Jobs, (payload: unknown) => Promise<unknown>> = {
    "deliver-message": (payload) =>
      deliverMessage(context, gateways, delivery.parse(payload).outboxId),
    "release-holds": () => releaseExpiredHolds(context),
  };
  const timed = Object.entries(clock).map(([name, { run: work }]) => [name, () => work(context)]);
  const tasks: [string, (payload: unknown) => Promise<unknown>][] = [
    ...Object.entries(asked),
    ...(timed as [string, () => Promise<unknown>][]),
  ];
  return Object.fromEntries(
    tasks.map(([name, work]) => [
      name,
      async (payload: unknown) => {
        await work(payload);
      },
    ]),
  );
}

/**
 * Takes jobs for as long as the process lives; answers with what stops it, which waits for those under way.
 * Any number of processes may take jobs: the database hands each to one.
 */
export async function startJobs(
  context: ApiContext,
  log: (message: string) => void,
): Promise<() => Promise<void>> {
  const logger = new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log(`jobs: ${message}`);
  });
  const runner = await run({
    pgPool: context.pool,
    logger,
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    taskList: taskList(context, configuredGateways(context.config)),
    parsedCronItems: parseCronItems(
      Object.entries(clock).map(([task, { at }]) => ({
        task,
        match: at,
        options: { backfillPeriod: 0, maxAttempts: 1 },
      })),
    ),
  });
  let isStopping = false;
  // The library gives up when the database stays away; the process lives on and so must its jobs.
  runner.promise.catch((error: unknown) => {
    if (!isStopping) log(`jobs: ${error instanceof Error ? error.message : "stopped"}`);
  });
  return async () => {
    isStopping = true;
    await runner.stop().catch(() => {});
  };
}
