import * as calls from "@tropa/api-contract/staff/calls-commission";
import { organizerMoneyCall } from "@tropa/api-contract/organizers/calls-money";
import { commissionAt, commissionScopes } from "@tropa/domain/organizers/commission";
import type { CommissionScope, CommissionTerm } from "@tropa/domain/organizers/commission";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { completeTrip } from "../../../testing/organizers/due-shares.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";

let platform: Platform;
let staff: Person;
let tour: { tourId: number; dateId: number };
beforeAll(async () => {
  platform = await Platform.open();
  staff = await platform.person("paymentsStaff");
  tour = await insertTour(platform.context.pool, { priceMinor: 500_000 });
});
afterAll(() => platform.close());

const tables = [
  "tour_date_commission",
  "tour_commission",
  "organizer_commission",
  "storefront_commission",
];
beforeEach(async () => {
  for (const table of tables) await platform.rows(`DELETE FROM ${table}`);
  await platform.rows("INSERT INTO storefront_commission (percent) VALUES (15)");
});

const today = todayIn("UTC");
const soon = addDays(today, 10);
const organizer = { scope: "organizer", subject: String(organizers.direct) } as const;
const by = () => platform.client(staff);
const set = (
  changes: Partial<{
    scope: CommissionScope;
    subject: string;
    percent: number;
    starts_on: string;
  }> = {},
  key = "",
) =>
  by().call(calls.setCommissionCall, {
    body: { ...organizer, percent: 12, starts_on: soon, reason: "New contract", ...changes },
    ...(key && { idempotencyKey: key }),
  });
const list = async (query: object = {}) =>
  (await by().call(calls.commissionTermsCall, { query })).items;
const preview = (changes: object = {}) =>
  by().call(calls.commissionPreviewCall, {
    query: { ...organizer, percent: "12", starts_on: soon, ...changes },
  });
const shareOn = async (day: string, dateId = tour.dateId) =>
  (
    await platform.row<{ share: number }>(
      "SELECT commission_share($1, 'ru', $2)::float8 AS share",
      dateId,
      day,
    )
  ).share;

describe("a commission", () => {
  it("holds from its day on, for what is booked then, and says who set it and why", async () => {
    const id = await completeTrip(platform, 1_000_000);
    expect(await preview()).toMatchObject({
      title: "Organizer",
      before: { percent: 15 },
      next: null,
      exceptions: 0,
    });
    await set();
    expect([await shareOn(addDays(soon, -1)), await shareOn(soon)]).toEqual([15, 12]);
    expect(await list({ scope: "organizer" })).toMatchObject([
      {
        percent: 12,
        starts_on: soon,
        is_ahead: true,
        title: "Organizer",
        set: { by: "Вера Полевая", reason: "New contract" },
      },
    ]);
    const { items } = await by().call(organizerMoneyCall, {
      query: { month: "2026-03", organizer_id: organizer.subject },
    });
    expect(items.find((item) => item.booking_id === id)).toMatchObject({
      percent: 15,
      share: 850_000,
    });
  });

  it("begins tomorrow at the earliest", async () => {
    for (const day of [addDays(today, -1), today])
      expect(Object.keys((await refusal(set({ starts_on: day }))).validation)).toEqual([
        "starts_on",
      ]);
    for (const day of [addDays(today, -1), today])
      expect(Object.keys((await refusal(preview({ starts_on: day }))).validation)).toEqual([
        "starts_on",
      ]);
    await set({ starts_on: addDays(today, 1) });
  });

  it("is set once by its key, replaced on its own day, and taken back before it begins", async () => {
    const key = crypto.randomUUID();
    await Promise.all([set({}, key), set({}, key)]);
    await set({ percent: 11 });
    expect(await list({ scope: "organizer" })).toMatchObject([{ percent: 11 }]);
    const changes = await platform.rows(
      "SELECT percent FROM commission_change WHERE starts_on = $1 ORDER BY id",
      soon,
    );
    expect(changes.slice(-2)).toEqual([{ percent: 12 }, { percent: 11 }]);
    const drop = () =>
      by().call(calls.dropCommissionCall, {
        body: { ...organizer, starts_on: soon, reason: "Typo" },
      });
    await drop();
    expect(await codeOf(drop())).toBe("conflict");
    expect(await shareOn(soon)).toBe(15);
    await platform.rows(
      "INSERT INTO organizer_commission (organizer_id, percent, starts_on) VALUES ($1, 9, $2)",
      organizers.direct,
      today,
    );
    const begun = { ...organizer, starts_on: today, reason: "Typo" };
    expect(await codeOf(by().call(calls.dropCommissionCall, { body: begun }))).toBe("conflict");
  });

  it("can be of every level, and names nearer ones that it does not change", async () => {
    await set({ scope: "all", subject: "", percent: 14 });
    await set({ scope: "storefront", subject: "ru", percent: 13 });
    await set({ scope: "tour", subject: String(tour.tourId), percent: 10.5 });
    await set({ scope: "date", subject: String(tour.dateId), percent: 0 });
    expect(await shareOn(soon)).toBe(0);
    expect(await preview()).toMatchObject({ before: { percent: 13 }, exceptions: 2 });
    expect(
      await preview({ scope: "tour", subject: String(tour.tourId), starts_on: addDays(soon, -1) }),
    ).toMatchObject({
      before: { percent: 15 },
      next: { starts_on: soon, percent: 10.5 },
      exceptions: 1,
    });
    expect((await list()).map(({ scope }) => scope)).toEqual([
      "all",
      "all",
      "storefront",
      "tour",
      "date",
    ]);
    expect(await list({ q: String(tour.dateId), scope: "date" })).toHaveLength(1);
    for (const scope of ["organizer", "tour", "date", "storefront"] as const)
      expect(await codeOf(set({ scope, subject: "999999" }))).toBe("not_found");
  });

  it("names a sum per seat that held before as a sum", async () => {
    await platform.rows(
      "INSERT INTO tour_commission (tour_id, quantity_minor) VALUES ($1, 260000)",
      tour.tourId,
    );
    for (const subject of [
      { scope: "tour", subject: String(tour.tourId) },
      { scope: "date", subject: String(tour.dateId) },
    ])
      expect(await preview(subject)).toMatchObject({
        before: { quantity: 260_000, currency: "RUB" },
      });
  });

  it("is for an organizer or tour found by name, or a coming date of a tour", async () => {
    const find = async (query: { scope: "organizer" | "tour"; q?: string; tour_id?: string }) =>
      (await by().call(calls.commissionSubjectsCall, { query })).items;
    const [named] = await find({ scope: "organizer", q: organizer.subject });
    expect(named).toMatchObject({ id: organizers.direct, organizer: null, departs_on: null });
    const [found] = await find({ scope: "tour", q: String(tour.tourId) });
    expect(found).toMatchObject({ id: tour.tourId, organizer: named?.title });
    expect((await find({ scope: "tour", q: found?.title ?? "" })).length).toBeGreaterThan(0);
    expect(await find({ scope: "tour", q: "Zyzzyva" })).toEqual([]);
    const { day } = await platform.row<{ day: string }>(
      "SELECT starts_on AS day FROM tour_date WHERE id = $1",
      tour.dateId,
    );
    const dates = () => find({ scope: "tour", tour_id: String(tour.tourId) });
    expect(await dates()).toMatchObject([{ id: tour.dateId, departs_on: day }]);
    await platform.rows("UPDATE tour_date SET starts_on = $2 WHERE id = $1", tour.dateId, today);
    expect(await dates()).toEqual([]);
    await platform.rows("UPDATE tour_date SET starts_on = $2 WHERE id = $1", tour.dateId, day);
  });

  it("keeps what else stands with a tour's commission", async () => {
    await platform.rows(
      "INSERT INTO tour_commission (tour_id, percent, max_age, is_unwanted) VALUES ($1, 10, 70, true)",
      tour.tourId,
    );
    await set({ scope: "tour", subject: String(tour.tourId) });
    expect(
      await platform.rows(
        "SELECT max_age, is_unwanted FROM tour_commission WHERE tour_id = $1 AND starts_on = $2",
        tour.tourId,
        soon,
      ),
    ).toEqual([{ max_age: 70, is_unwanted: true }]);
  });

  it("is listed page by page without gaps", async () => {
    await platform.rows(
      "INSERT INTO organizer_commission (organizer_id, percent, starts_on) SELECT $1, 10, $2::date + n FROM generate_series(1, 120) n",
      organizers.direct,
      today,
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { items: { scope: string; starts_on: string | null }[]; next: string | null } =
        await by().call(calls.commissionTermsCall, { query: after === null ? {} : { after } });
      seen.push(...page.items.map((item) => `${item.scope} ${item.starts_on}`));
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
  });
});

const day = fc.integer({ min: -3, max: 3 }).map((days) => addDays(soon, days));
const term = fc.record({
  scope: fc.constantFrom(...commissionScopes),
  starts_on: fc.option(day),
  percent: fc.option(fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 100)),
  quantity: fc.integer({ min: 0, max: 700_000 }),
});

it("is found alike by the domain and by SQL, for random terms", async () => {
  const columns: Record<CommissionScope, [table: string, columns: string, value: unknown]> = {
    date: ["tour_date_commission", "tour_date_id", tour.dateId],
    tour: ["tour_commission", "tour_id", tour.tourId],
    organizer: ["organizer_commission", "organizer_id", organizers.direct],
    storefront: ["storefront_commission", "storefront", "ru"],
    all: ["storefront_commission", "storefront", null],
  };
  await fc.assert(
    fc.asyncProperty(fc.array(term, { maxLength: 12 }), day, async (drawn, on) => {
      for (const table of tables) await platform.rows(`DELETE FROM ${table}`);
      const terms = new Map<string, CommissionTerm>();
      for (const { percent, quantity, ...one } of drawn) {
        const hasSum = percent === null && (one.scope === "date" || one.scope === "tour");
        terms.set(`${one.scope} ${one.starts_on}`, {
          ...one,
          percent: hasSum ? null : (percent ?? 15),
          quantity: hasSum ? quantity : null,
        });
      }
      for (const { scope, starts_on: start, percent, quantity } of terms.values()) {
        const [table, column, value] = columns[scope];
        const hasSums = scope === "date" || scope === "tour";
        await platform.rows(
          `INSERT INTO ${table} (${column}, starts_on, percent${hasSums ? ", quantity_minor" : ""})
           VALUES ($1, $2, $3${hasSums ? ", $4" : ""})`,
          value,
          start ?? "-infinity",
          percent,
          ...(hasSums ? [quantity] : []),
        );
      }
      expect(commissionAt([...terms.values()], { day: on, price: 500_000 })).toBe(
        await shareOn(on),
      );
    }),
    { numRuns: 60 },
  );
});
