import { supplyMonths } from "@tropa/api-contract/staff/calls-numbers";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import * as store from "./count-store.ts";

/** Changes that one transaction counts. */
const changesAtOnce = 2000;
/** A question is no longer counted anew after a day and the day in which it was asked. */
const unsettledDays = 2;
/** How long a run goes on with days of before, ms; the next run continues. */
const longestRunMs = 60_000;

/**
 * Counts the days that have changed, then those of before that were never counted, newest first. Safe to run twice, and in
 * two processes: one of them counts. A scheduled job.
 */
export async function countNumbers(
  context: Pick<ApiContext, "pool" | "config">,
  runMs = longestRunMs,
): Promise<void> {
  const began = performance.now();
  const { pool } = context;
  const locked = (work: (client: Client) => Promise<boolean>) =>
    inTransaction(pool, async (client) => (await store.lockCounting(client)) && work(client));
  if (!(await locked((client) => beginCounts(client, context)))) return;
  while (await locked(countChanges)) if (performance.now() - began > runMs) return;
  while (await locked(countEarlierDay)) if (performance.now() - began > runMs) return;
}

/** Begins with storefronts that are new or have another time zone. */
async function beginCounts(
  client: Client,
  { config }: Pick<ApiContext, "config">,
): Promise<boolean> {
  const counts = await store.listCounts(client);
  const { all } = config.storefronts;
  for (const { id: storefront, timeZone } of all) {
    const isCounted = counts.some(
      (count) => count.storefront === storefront && count.time_zone === timeZone,
    );
    const day = addDays(todayIn(timeZone), 1);
    if (!isCounted) await store.startCount(client, { storefront, timeZone, day });
  }
  await store.noteCounted(
    client,
    all.map(({ id }) => id),
  );
  return true;
}

async function countChanges(client: Client): Promise<boolean> {
  const days = await store.takeChangedDays(client, changesAtOnce);
  for (const day of days ?? []) await store.countSales(client, day);
  return days !== null;
}

/** Counts one more day of before; returns whether any are left. */
async function countEarlierDay(client: Client): Promise<boolean> {
  const count = (await store.listCounts(client)).find(({ is_complete: isComplete }) => !isComplete);
  if (!count) return false;
  const { storefront, time_zone: timeZone } = count;
  const day = { storefront, timeZone, day: addDays(count.counted_from, -1) };
  await store.countSales(client, day);
  await store.countAnswers(client, day);
  await store.saveCount(client, day);
  return true;
}

/** Counts the answers to questions of the last days. A scheduled job. */
export async function countAnswers({
  pool,
  config,
}: Pick<ApiContext, "pool" | "config">): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (!(await store.lockCounting(client))) return;
    for (const { id: storefront, timeZone } of config.storefronts.all)
      for (let back = 0; back <= unsettledDays; back++) {
        const day = addDays(todayIn(timeZone), -back);
        await store.countAnswers(client, { storefront, timeZone, day });
      }
  });
}

/** Counts the departures ahead. A scheduled job. */
export async function countSupply({ pool }: Pick<ApiContext, "pool">): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (await store.lockCounting(client)) await store.countSupply(client, supplyMonths);
  });
}
