import { tourCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as moderationCalls from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import * as revisionCalls from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inDays, organizers } from "../../../testing/fixtures.ts";
import { TourDesk } from "../../../testing/organizers/organizer-tours.ts";
import type { Platform, Person } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";
import { testStorefronts } from "../../../testing/fixtures.ts";

let platform: Platform;
let desk: TourDesk;
beforeAll(async () => {
  desk = await TourDesk.open();
  ({ platform } = desk);
});
afterAll(() => platform.close());

const isFound = async (tourId: number) => {
  const { items } = await platform.client().call(toursCall, { query: {} });
  return items.some(({ id }) => id === tourId);
};

const letters = (kind: string) =>
  platform.rows<{ subject: string; body: string }>(
    "SELECT subject, body FROM outbox WHERE kind = $1 ORDER BY id DESC",
    kind,
  );

describe("publishing a tour", () => {
  it("makes a tour searchable, visible and bookable within a second of approval", async () => {
    const sent = await desk.send(await desk.draft());
    expect(sent).toMatchObject({ stage: "moderation", waiting_revision: 1, acts: ["take_back"] });
    expect(await codeOf(desk.save(sent, { min_age: 3 }))).toBe("conflict");
    const { items } = await desk.team.call(moderationCalls.toursToModerateCall);
    expect(items.find(({ id }) => id === sent.id)).toMatchObject({
      number: 1,
      is_new: true,
      returned_before: 0,
      organizer: { id: organizers.direct },
    });
    const published = await desk.approve(sent);
    expect(published).toMatchObject({ stage: "settled", publication: "published", reasons: [] });
    const tourId = published.tour_id!;
    const dateId = await desk.depart(tourId);
    await expect.poll(() => isFound(tourId)).toBe(true);
    const shown = await desk.page(published.path!);
    expect(shown).toMatchObject({
      id: tourId,
      title: "Острова Ольхонских ворот",
      content_locale: "ru",
      prepayment_percent: 20,
      cancellation_days: 7,
      duration: { days: 2, nights: 1, hours: 0 },
      programme: [{ day: 1, title: "День 1", places: [{ name: "Мыс" }] }, { day: 2 }],
    });
    expect(await desk.page(published.path!, "de")).toMatchObject({
      title: "Острова Ольхонских ворот in English",
      content_locale: "en",
    });
    await desk.book({ tourId, dateId });
    const [letter] = await letters("organizerTourApproved");
    expect(letter!.body).toContain(published.path!);
  });

  it("accepts a tour in Russian only and shows it in Russian on every storefront", async () => {
    const draft = await desk.draft();
    const { type: _, ...texts } = draft.draft;
    const inRussian = JSON.parse(JSON.stringify(texts), (key, value: unknown) =>
      key === "en" ? undefined : value,
    ) as typeof texts;
    const saved = await desk.save(draft, inRussian);
    expect(saved).toMatchObject({ missing: [], languages: { required: ["ru"] } });
    const { path } = await desk.approve(await desk.send(saved));
    const page = await platform
      .client({ token: null }, "en", testStorefronts.speaking("en"))
      .call(tourCall, { query: { slug: path!.slice(1) } });
    expect(page.title).toBe(draft.draft.title.ru);
  });

  it("returns a tour with reasons and a letter; the organizer can send it again", async () => {
    const sent = await desk.send(
      await desk.draft({ title: { ru: "Тур с плохими фото", en: "Bad photos" } }),
    );
    const reasons = [
      { section: "photos" as const, text: "Обложка не резкая" },
      { section: null, text: "Назовите тур короче" },
    ];
    const decide = (person: Person, number: number) =>
      platform.client(person).call(moderationCalls.decideTourCall, {
        body: { id: sent.id, number, decision: "return", reasons },
      });
    expect(await codeOf(decide(desk.staff, 7))).toBe("conflict");
    await decide(desk.staff, 1);
    expect(await codeOf(decide(desk.staff, 1))).toBe("conflict");
    const returned = await desk.fetched(sent.id);
    expect(returned).toMatchObject({ stage: "returned", reasons, waiting_revision: null });
    const [letter] = await letters("organizerTourReturned");
    expect(letter!.subject).toContain("Тур с плохими фото");
    expect(letter!.body).toContain("Фотографии: Обложка не резкая\nНазовите тур короче");
    const again = await desk.send(returned);
    expect(again).toMatchObject({ stage: "moderation", waiting_revision: 2, reasons: [] });
    const back = await desk.own.call(calls.takeTourBackCall, { body: { id: sent.id } });
    expect(back).toMatchObject({ stage: "draft", waiting_revision: null });
    expect(await codeOf(desk.approve(again))).toBe("conflict");
    const { items } = await desk.own.call(revisionCalls.tourRevisionsCall, {
      query: { id: String(sent.id) },
    });
    expect(items).toMatchObject([
      { number: 2, outcome: "taken_back" },
      { number: 1, outcome: "returned", reasons },
    ]);
  });

  it("applies exactly one of several concurrent decisions", async () => {
    const sent = await desk.send(await desk.draft());
    const other = await platform.person("staff");
    const outcomes = await Promise.allSettled([
      desk.approve(sent),
      platform.client(other).call(moderationCalls.decideTourCall, {
        body: { id: sent.id, number: 1, decision: "approve" },
      }),
      desk.own.call(calls.takeTourBackCall, { body: { id: sent.id } }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("shows the published version until the new one is approved, and keeps bookings unchanged", async () => {
    const first = await desk.published();
    const tourId = first.tour_id!;
    const dateId = await desk.depart(tourId);
    const { request_id: bookingId } = await desk.book({ tourId, dateId });
    const bookingRow = () => platform.rows("SELECT * FROM booking WHERE id = $1", bookingId);
    const before = await bookingRow();
    const changed = await desk.save(first, {
      title: { ru: "Новое имя", en: "A new name" },
      prepayment_percent: 50,
      price: 3_000_000,
    });
    expect(changed).toMatchObject({ stage: "draft", publication: "published" });
    const sent = await desk.send(changed);
    expect((await desk.page(first.path!)).title).toBe("Острова Ольхонских ворот");
    const compared = await desk.team.call(revisionCalls.compareTourCall, {
      query: { id: String(first.id) },
    });
    expect(compared).toMatchObject({ from: 1, to: null });
    expect(compared.changes).toContainEqual({
      section: "texts",
      field: "title.ru",
      before: "Острова Ольхонских ворот",
      after: "Новое имя",
    });
    const [approved, booked] = await Promise.all([
      desk.approve(sent),
      desk.book({ tourId, dateId }),
    ]);
    expect(booked.request_id).toBeGreaterThan(bookingId);
    expect(approved).toMatchObject({ tour_id: tourId, published_revision: 2 });
    await expect.poll(async () => (await desk.page(approved.path!)).title).toBe("Новое имя");
    const shown = await desk.page(approved.path!);
    // Departures keep the price that they were added with.
    expect(shown).toMatchObject({ original_price: 2_000_000, prepayment_percent: 50 });
    expect(shown.variants).toMatchObject([{ id: dateId, seats_left: 4 }]);
    expect(await bookingRow()).toEqual(before);
  });

  it("refuses to change the currency and length of a published tour", async () => {
    const published = await desk.published();
    const failed = await refusal(
      desk.save(published, { currency: "EUR", duration_days: 3, duration_nights: 2 }),
    );
    expect(Object.keys(failed.validation)).toEqual(["draft.currency", "draft.duration_days"]);
  });

  it("restores an earlier version as the draft", async () => {
    const first = await desk.published();
    const changed = await desk.save(first, { summary: {} });
    const restored = await desk.own.call(revisionCalls.restoreTourCall, {
      body: { id: first.id, version: changed.version, number: 1 },
    });
    expect(restored.draft).toEqual(first.draft);
    expect(restored.stage).toBe("draft");
  });

  it("does not restore length and currency from before the first publication", async () => {
    const short = await desk.send(await desk.draft({ currency: "EUR", price: 40_000 }));
    await desk.own.call(calls.takeTourBackCall, { body: { id: short.id } });
    const long = await desk.save(await desk.fetched(short.id), {
      currency: "RUB",
      duration_days: 3,
      programme: [...short.draft.programme, ...short.draft.programme.slice(0, 1)],
    });
    const published = await desk.approve(await desk.send(long));
    const restored = await desk.own.call(revisionCalls.restoreTourCall, {
      body: { id: short.id, version: published.version, number: 1 },
    });
    expect(restored.draft).toMatchObject({ currency: "RUB", duration_days: 3, price: 40_000 });
    expect(restored.missing.map(({ field }) => field)).toEqual(["programme"]);
  });
});

describe("taking a tour off the storefront", () => {
  const set = (person: Person, id: number, isPublished: boolean, reason = "") =>
    platform.client(person).call(calls.setTourPublishedCall, {
      body: { id, is_published: isPublished, reason },
    });

  it("hides an unpublished tour, and brings it back unchanged", async () => {
    const tour = await desk.published();
    const tourId = tour.tour_id!;
    await desk.depart(tourId);
    await expect.poll(() => isFound(tourId)).toBe(true);
    const off = await set(desk.organizer, tour.id, false);
    expect(off).toMatchObject({ publication: "unpublished", stage: "settled", path: null });
    await expect.poll(() => isFound(tourId)).toBe(false);
    expect(await codeOf(desk.page(tour.path!))).toBe("removed_from_publication");
    expect(await codeOf(set(desk.organizer, tour.id, false))).toBe("conflict");
    expect(await set(desk.organizer, tour.id, true)).toMatchObject({ path: tour.path });
    await expect.poll(() => isFound(tourId)).toBe(true);
  });

  it("requires staff approval for a tour that staff withdrew", async () => {
    const tour = await desk.published();
    expect(Object.keys((await refusal(set(desk.staff, tour.id, false))).validation)).toEqual([
      "reason",
    ]);
    const off = await set(desk.staff, tour.id, false, "Жалуются на лодки");
    expect(off).toMatchObject({
      publication: "withdrawn",
      stage: "returned",
      reasons: [{ section: null, text: "Жалуются на лодки" }],
    });
    const [letter] = await letters("organizerTourWithdrawn");
    expect(letter!.body).toContain("Жалуются на лодки");
    expect(await codeOf(set(desk.organizer, tour.id, true))).toBe("conflict");
    const again = await desk.approve(await desk.send(await desk.fetched(tour.id)));
    expect(again).toMatchObject({ publication: "published", stage: "settled", reasons: [] });
  });

  it("archives a tour only when no bookings are to come", async () => {
    const tour = await desk.published();
    const tourId = tour.tour_id!;
    const dateId = await desk.depart(tourId);
    const { request_id: id } = await desk.book({ tourId, dateId });
    const archive = () => desk.own.call(calls.archiveTourCall, { body: { id: tour.id } });
    const refused = await archive().catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: "conflict",
      data: { bookings: [{ id, start: inDays(40), seats: 2 }] },
    });
    await platform.rows("UPDATE booking SET status = 5, hold_until = NULL WHERE id = $1", id);
    expect(await archive()).toMatchObject({ publication: "archived", acts: [] });
    await expect.poll(() => codeOf(desk.page(tour.path!))).toBe("gone");
    expect(await codeOf(desk.book({ tourId, dateId }))).not.toBeNull();
    const { items } = await desk.own.call(calls.organizerToursCall, {
      query: { filter: "archived" },
    });
    expect(items.map((item) => item.id)).toContain(tour.id);
  });
});
