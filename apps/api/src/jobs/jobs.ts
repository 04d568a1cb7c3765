import { Logger, parseCronItems, run } from "graphile-worker";
import type { Runner, RunnerOptions, TaskList, WorkerPool } from "graphile-worker";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { showContacts } from "../conversation/chat/chat.ts";
import { editNotice, sendNotices } from "../conversation/notices/notices.ts";
import { sendPush } from "../conversation/push/push.ts";
import { eraseFiles } from "../people/account-end/account-end.ts";
import { releaseExpiredHolds } from "../sales/orders/orders.ts";
import type { ApiContext } from "../config/context.ts";
import { deliverMessage } from "../platform/outbox/delivery.ts";
import { configuredGateways } from "../platform/outbox/gateways/configured.ts";
import type { Gateways } from "../platform/outbox/gateway.ts";
import { configuredStore } from "../platform/files/uploads.ts";
import { clock } from "./clock.ts";
import type { Jobs } from "../platform/jobs/queue.ts";

/** Concurrent jobs per process; few, because each may hold a connection of the pool. */
const concurrency = 2;
/** Poll interval: the longest delay of a job scheduled for later. Others are signalled at once. */
const pollMs = 1000;

const delivery = z.object({ outboxId: z.number().int() });
const notice = z.object({ messageId: z.number().int() });
const prepaid = z.object({ bookingId: z.number().int() });
const push = z.object({ subscriptionId: z.number().int(), messageId: z.number().int() });

/** Returns the handlers of all jobs. Payloads are read from a table, so they are validated like any input. */
export function taskList(context: ApiContext, gateways: Gateways): TaskList {
  const handlers: Record<keyof Jobs, (payload: unknown) => Promise<unknown>> = {
    "deliver-message": (payload) =>
      deliverMessage(context, gateways, delivery.parse(payload).outboxId),
    "edit-letter": (payload) => editNotice(context, gateways, delivery.parse(payload).outboxId),
    "erase-files": (payload) => eraseFiles(context, configuredStore(context.config), payload),
    "send-notices": (payload) => sendNotices(context, notice.parse(payload).messageId),
    "show-contacts": (payload) => showContacts(context, prepaid.parse(payload).bookingId),
    "send-push": (payload) => sendPush(context, push.parse(payload)),
    "release-holds": () => releaseExpiredHolds(context),
  };
  const timed = Object.entries(clock).map(([name, { run: work }]) => [name, () => work(context)]);
  const tasks: [string, (payload: unknown) => Promise<unknown>][] = [
    ...Object.entries(handlers),
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

/** How long a shutdown waits for running jobs, ms. */
const stopPatienceMs = 2000;
/** Delay before restarting the library after it has given up, ms. */
const restartMs = 1000;

/**
 * Runs jobs until stopped; returns a function that stops it and waits for running ones. Safe in several processes: the
 * database gives each job to one. Restarts the library, which gives up when the database is down for long.
 */
export async function startJobs(
  context: ApiContext,
  log: (message: string) => void,
): Promise<() => Promise<void>> {
  const logger = new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log(`jobs: ${message}`);
  });
  const options: RunnerOptions = {
    logger,
    taskList: taskList(context, configuredGateways(context.config)),
    parsedCronItems: parseCronItems(
      Object.entries(clock).map(([task, { at }]) => ({
        task,
        match: at,
        options: { backfillPeriod: 0, maxAttempts: 1 },
      })),
    ),
    pgPool: context.pool,
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    // Without batches the library would exit the process when it cannot record a failure.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopRequested = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });
  // Copied, as the library keeps one set of events for one object of options.
  let runner: Runner | null = await run({ ...options });

  /** Lets others take what a runner that has ended left locked; the library would leave it so for four hours. */
  async function unlockJobs({ id, promise }: WorkerPool): Promise<void> {
    await promise.catch(() => {});
    while (!signal.aborted) {
      try {
        await context.pool.query("SELECT graphile_worker.force_unlock_workers($1)", [[id]]);
        return;
      } catch {
        await setTimeout(restartMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      try {
        runner ??= await run({ ...options });
        runner.events.once(
          "pool:gracefulShutdown",
          ({ workerPool }) => void unlockJobs(workerPool),
        );
        await Promise.race([endOf(runner), stopRequested]);
        // Its remains, such as the scheduler, end on their own.
        const ended = runner.stop().catch(() => {});
        if (signal.aborted)
          await Promise.race([ended, setTimeout(stopPatienceMs, undefined, { ref: false })]);
      } catch (error) {
        if (!signal.aborted) log(`jobs: ${error instanceof Error ? error.message : "stopped"}`);
      }
      runner = null;
      await setTimeout(restartMs, undefined, { signal }).catch(() => {});
    }
  }
  const running = keepRunning();
  return async () => {
    stopping.abort();
    await running;
  };
}

/**
 * Resolves once a runner starts to stop. Its own promise, and even its stop event, may hang on a lost connection.
 */
function endOf({ events, promise }: Runner): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => resolve();
    for (const event of ["stop", "pool:gracefulShutdown", "pool:fatalError"] as const)
      events.once(event, end);
    // A runner asks only once which tasks the database knows. When that fails, every later ask fails as it did.
    events.once("worker:getJob:error", end);
    for (const event of ["worker:getJob:empty", "job:start"] as const)
      events.once(event, () => events.off("worker:getJob:error", end));
    promise.then(resolve, reject);
  });
}
