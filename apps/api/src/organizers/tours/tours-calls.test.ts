import { tourCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import * as calls from "@tropa/api-contract/organizers/calls-organizer-tours";
import * as moderationCalls from "@tropa/api-contract/organizers/calls-tour-moderation";
import * as revisionCalls from "@tropa/api-contract/organizers/calls-tour-revisions";
import type { OrganizerTour } from "@tropa/api-contract/organizers/organizer-tour";
import { isIn, tourFilters } from "@tropa/domain/organizers/tours/tour-stage";
import type { TourFilter } from "@tropa/domain/organizers/tours/tour-stage";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inDays, insertTour, organizers, testStorefronts } from "../../../testing/fixtures.ts";
import { TourDesk } from "../../../testing/organizer-tours.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";

let platform: Platform;
let desk: TourDesk;
let stranger: Person;
let weakStaff: Person;
/** Of the catalogue, never opened at the desk; made before others get numbers of their own. */
let imported: number;
let untouched: number;
beforeAll(async () => {
  platform = await Platform.open();
  desk = new TourDesk(platform, {
    organizer: await platform.person("organizer"),
    staff: await platform.person("staff"),
  });
  imported = (await insertTour(platform.context.pool)).tourId;
  untouched = (await insertTour(platform.context.pool)).tourId;
  stranger = await platform.person("otherOrganizer");
  weakStaff = await platform.person("staff");
  await platform.rows(
    "UPDATE account SET desk_parts = '{reviews}' WHERE id = $1",
    weakStaff.accountId,
  );
}, 60_000);
afterAll(() => platform.close());

const fetched = (id: number) =>
  desk.own.call(calls.organizerTourCall, { query: { id: String(id) } });

const page = (path: string, language = "ru") =>
  platform
    .client({ token: null }, language, testStorefronts.speaking(language as "ru"))
    .call(tourCall, {
      query: { slug: path.slice(1), expand_program: "1" },
    });

/** Milliseconds until a condition holds. */
async function within(limit: number, holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > limit) throw new Error(`not within ${limit} ms`);
    await pause(15);
  }
  return performance.now() - start;
}

const isFound = async (tourId: number) => {
  const { items } = await platform.client().call(toursCall, { query: { limit: "50" } });
  return items.some(({ id }) => id === tourId);
};

const letters = (kind: string) =>
  platform.rows<{ subject: string; body: string }>(
    "SELECT subject, body FROM outbox WHERE kind = $1 ORDER BY id DESC",
    kind,
  );

describe("writing", () => {
  it("a new draft says what it lacks, and a whole one lacks nothing", async () => {
    const made = await desk.own.call(calls.createTourCall, { body: { type: "tour" } });
    expect(made).toMatchObject({
      stage: "draft",
      publication: "never",
      tour_id: null,
      path: null,
      acts: ["save", "send", "archive"],
      languages: { required: ["ru", "en"], optional: ["de", "zh"] },
    });
    const failed = await refusal(desk.send(made));
    expect(Object.keys(failed.validation)).toEqual(made.missing.map(({ field }) => field));
    expect(made.missing).toContainEqual({
      field: "title.en",
      message: "Обязательно для заполнения",
    });
    expect((await desk.draft()).missing).toEqual([]);
  });

  it("an excursion needs the languages of storefronts that have excursions alone", async () => {
    const made = await desk.own.call(calls.createTourCall, { body: { type: "excursion" } });
    expect(made.languages).toEqual({ required: ["ru"], optional: [] });
  });

  it("two people see each other's values instead of overwriting them", async () => {
    const seen = await desk.draft();
    const colleague = await platform.person("organizer");
    const outcomes = await Promise.allSettled([
      desk.save(seen, { price: 1_000_000 }),
      desk.save(seen, { price: 1_100_000 }, colleague),
    ]);
    const lost = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(lost.reason).toMatchObject({ code: "conflict", data: { tour: await fetched(seen.id) } });
  });

  it("a save of some fields leaves the others, and one of nothing leaves no trace", async () => {
    const seen = await desk.draft();
    const saved = await desk.save(seen, { min_age: 12 });
    expect(saved.draft).toEqual({ ...seen.draft, min_age: 12 });
    expect((await desk.save(saved, { min_age: 12 })).version).toBe(saved.version);
  });

  it("places that are not there and pictures of others are refused by name", async () => {
    const seen = await desk.draft();
    const photos = [await desk.photo(stranger), "https://evil.example/1.jpg", "lake-day-1"];
    for (const photo of photos) {
      const failed = await refusal(desk.save(seen, { photos: [photo] }));
      expect(Object.keys(failed.validation)).toEqual(["draft.photos"]);
    }
    const [day] = seen.draft.programme;
    const programme = [{ ...day!, photo: photos[0]!, city_id: 999_999 }];
    const failed = await refusal(desk.save(seen, { programme, city_ids: [888_888] }));
    expect(Object.keys(failed.validation).toSorted()).toEqual([
      "draft.city_ids",
      "draft.programme.0.city_id",
      "draft.programme.0.photo",
    ]);
  });

  it("a picture stays the organizer's when whoever brought it is gone", async () => {
    const colleague = await platform.person("organizer");
    const photo = await desk.photo(colleague);
    const made = await desk.draft({ photos: [photo, ...(await desk.photos())] });
    await platform.rows(
      "UPDATE account SET organizer_id = NULL WHERE id = $1",
      colleague.accountId,
    );
    const without = await desk.save(made, { photos: await desk.photos() });
    await desk.save(without, { photos: [photo] });
  });

  it("a copy is a draft of its own", async () => {
    const made = await desk.published();
    const copy = await desk.own.call(calls.copyTourCall, { body: { id: made.id } });
    expect(copy).toMatchObject({ tour_id: null, stage: "draft", publication: "never", version: 1 });
    expect(copy.draft).toEqual(made.draft);
  });
});

describe("the way to the storefront", () => {
  it("what staff approve is found within a second, shown and booked", async () => {
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
    await within(1000, () => isFound(tourId));
    const shown = await page(published.path!);
    expect(shown).toMatchObject({
      id: tourId,
      title: "Острова Ольхонских ворот",
      content_locale: "ru",
      prepayment_percent: 20,
      cancellation_days: 7,
      duration: { days: 2, nights: 1, hours: 0 },
      programme: [{ day: 1, title: "День 1", places: [{ name: "Мыс" }] }, { day: 2 }],
    });
    expect(await page(published.path!, "de")).toMatchObject({
      title: "Острова Ольхонских ворот in English",
      content_locale: "en",
    });
    await desk.book({ tourId, dateId });
    const [letter] = await letters("organizerTourApproved");
    expect(letter!.body).toContain(published.path!);
  });

  it("what they return comes back with reasons and a letter, and may be sent again", async () => {
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
    const returned = await fetched(sent.id);
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

  it("of two decisions at once one counts", async () => {
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

  it("travellers see the published version until the new one is approved; bookings stay as they were", async () => {
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
    expect((await page(first.path!)).title).toBe("Острова Ольхонских ворот");
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
    await within(1000, async () => (await page(approved.path!)).title === "Новое имя");
    const shown = await page(approved.path!);
    // Departures keep the price that they were added with.
    expect(shown).toMatchObject({ original_price: 2_000_000, prepayment_percent: 50 });
    expect(shown.variants).toMatchObject([{ id: dateId, seats_left: 4 }]);
    expect(await bookingRow()).toEqual(before);
  });

  it("what departures are counted in stays; another length is another tour", async () => {
    const published = await desk.published();
    const failed = await refusal(
      desk.save(published, { currency: "EUR", duration_days: 3, duration_nights: 2 }),
    );
    expect(Object.keys(failed.validation)).toEqual(["draft.currency", "draft.duration_days"]);
  });

  it("an earlier version becomes the draft again", async () => {
    const first = await desk.published();
    const changed = await desk.save(first, { summary: {} });
    const restored = await desk.own.call(revisionCalls.restoreTourCall, {
      body: { id: first.id, version: changed.version, number: 1 },
    });
    expect(restored.draft).toEqual(first.draft);
    expect(restored.stage).toBe("draft");
  });

  it("a version from before the tour was published does not bring its length or currency back", async () => {
    const short = await desk.send(await desk.draft({ currency: "EUR", price: 40_000 }));
    await desk.own.call(calls.takeTourBackCall, { body: { id: short.id } });
    const long = await desk.save(await fetched(short.id), {
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

describe("off the storefront", () => {
  const set = (person: Person, id: number, isPublished: boolean, reason = "") =>
    platform.client(person).call(calls.setTourPublishedCall, {
      body: { id, is_published: isPublished, reason },
    });

  it("an unpublished tour has no page and is not found, and comes back as it was", async () => {
    const tour = await desk.published();
    const tourId = tour.tour_id!;
    await desk.depart(tourId);
    await within(1000, () => isFound(tourId));
    const off = await set(desk.organizer, tour.id, false);
    expect(off).toMatchObject({ publication: "unpublished", stage: "settled", path: null });
    await within(1000, async () => !(await isFound(tourId)));
    expect(await codeOf(page(tour.path!))).toBe("removed_from_publication");
    expect(await codeOf(set(desk.organizer, tour.id, false))).toBe("conflict");
    expect(await set(desk.organizer, tour.id, true)).toMatchObject({ path: tour.path });
    await within(1000, () => isFound(tourId));
  });

  it("what staff take off comes back by their approval alone", async () => {
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
    const again = await desk.approve(await desk.send(await fetched(tour.id)));
    expect(again).toMatchObject({ publication: "published", stage: "settled", reasons: [] });
  });

  it("a tour ends once no booking is to come, and is gone then", async () => {
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
    await within(1000, async () => (await codeOf(page(tour.path!))) === "gone");
    expect(await codeOf(desk.book({ tourId, dateId }))).not.toBeNull();
    const { items } = await desk.own.call(calls.organizerToursCall, {
      query: { filter: "archived" },
    });
    expect(items.map((item) => item.id)).toContain(tour.id);
  });
});

describe("tours of the catalogue", () => {
  it("are listed as published, and get a draft when they are opened, once", async () => {
    const { items } = await desk.own.call(calls.organizerToursCall, {
      query: { filter: "published", text: "лёд бай" },
    });
    expect(items.find((item) => item.tour_id === imported)).toMatchObject({
      id: null,
      stage: "settled",
      publication: "published",
      title: "Лёд Байкала",
    });
    const open = () => desk.own.call(calls.openTourCall, { body: { tour_id: imported } });
    const opened = await Promise.all([open(), open(), open()]);
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(opened[0]).toMatchObject({ tour_id: imported, stage: "settled", published_revision: 1 });
    expect(opened[0].draft).toMatchObject({
      title: { ru: "Лёд Байкала", en: "Ice of Baikal" },
      photos: ["frozen-lake-day-1"],
      meeting_text: { ru: "У вокзала", en: "At the station" },
    });
  });
});

describe("lists", () => {
  it("have what their name says, and count it", async () => {
    const list = (filter?: TourFilter, page = 1) =>
      desk.own.call(calls.organizerToursCall, {
        query: { ...(filter && { filter }), page: String(page) },
      });
    const { counts } = await list();
    for (const filter of tourFilters) {
      const { items, total, pages } = await list(filter);
      expect(total).toBe(counts[filter]);
      expect(items.filter((item) => !isIn(filter, item))).toEqual([]);
      expect(items.length > 0 || pages === 0).toBe(true);
    }
    const all = await list();
    expect(all.items.map(({ publication }) => publication)).not.toContain("archived");
    const second = await list(undefined, 2);
    const keys = [...all.items, ...second.items].map(({ id, tour_id }) => `${id} ${tour_id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("a part of a title is found as it is written, whatever it holds", async () => {
    await desk.draft({ title: { ru: "Сто % удачи_тут", en: "All of the luck" } });
    const found = async (text: string) =>
      (await desk.own.call(calls.organizerToursCall, { query: { text } })).total;
    expect([await found("% УДАЧИ_"), await found("the luck"), await found("%%")]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe("looking", () => {
  const preview = (tour: OrganizerTour, person = desk.organizer, query = {}) =>
    platform
      .client(person)
      .call(revisionCalls.tourPreviewCall, { query: { id: String(tour.id), ...query } });

  it("a draft that lacks nearly everything can be looked at, and leaves nothing behind", async () => {
    const count = () => platform.rows("SELECT count(*) AS tours FROM tour");
    const before = await count();
    const made = await desk.own.call(calls.createTourCall, { body: { type: "tour" } });
    expect(await preview(made)).toMatchObject({ title: "", images: [], programme: [], price: 0 });
    expect(await count()).toEqual(before);
  });

  it("a preview is the page that publishing makes", async () => {
    const drafted = await desk.draft();
    const seen = await preview(drafted);
    const published = await desk.approve(await desk.send(drafted));
    const shown = await page(published.path!);
    const { id, id_on_site, slug, organizer, similar, reviews, ...rest } = shown;
    expect(id + id_on_site).toBeGreaterThan(0);
    expect(slug + organizer.name + similar.length + reviews.length).not.toBe("");
    expect({ ...seen, images: [] }).toMatchObject({ ...rest, images: [] });
    const changed = await desk.save(published, { title: { ru: "Другое", en: "Else" } });
    expect(await preview(changed)).toMatchObject({ id: published.tour_id, title: "Другое" });
    expect(await preview(changed, desk.staff, { number: "1" })).toMatchObject({
      title: "Острова Ольхонских ворот",
    });
    expect((await page(published.path!)).title).toBe("Острова Ольхонских ворот");
  });

  it("a photo says its caption in the reader's language, on the page and before", async () => {
    const [first = "", second = "", third = ""] = await desk.photos();
    const captions = {
      [first]: { ru: "Мыс Хобой на рассвете", en: "Cape Khoboy at dawn" },
      [second]: { ru: "Баня у воды" },
    };
    const drafted = await desk.draft({
      captions: { ...captions, "/images/of-nothing": { ru: "?" } },
    });
    // Of photos that are none of the tour nothing is kept.
    expect(drafted.draft.captions).toEqual(captions);
    const spoken = (await preview(drafted)).images.map(({ alt }) => alt);
    expect(spoken.slice(0, 2)).toEqual(["Мыс Хобой на рассвете", "Баня у воды"]);
    expect(spoken[2]).toContain("Острова Ольхонских ворот");
    const published = await desk.approve(await desk.send(drafted));
    const read = async (language: "ru" | "en") => {
      const site = testStorefronts.speaking(language);
      const query = { slug: published.path!.slice(1), with_alt: "1" } as const;
      const { images } = await platform.client({ token: null }, language, site).call(tourCall, {
        query,
      });
      return images.map(({ alt }) => alt);
    };
    expect(await read("ru")).toEqual(spoken);
    const abroad = await read("en");
    expect(abroad[0]).toBe("Cape Khoboy at dawn");
    // What nobody has written in a language is not read aloud in another.
    expect(abroad[1]).toContain("in English");

    const changed = await desk.save(published, {
      captions: { [first]: { ru: "Мыс" }, [third]: { en: "The shore" } },
    });
    const sent = await desk.send(changed);
    const compared = await desk.team.call(revisionCalls.compareTourCall, {
      query: { id: String(sent.id) },
    });
    expect(compared.changes).toEqual([
      { section: "photos", field: "captions.0.en", before: captions[first]!.en, after: null },
      { section: "photos", field: "captions.0.ru", before: captions[first]!.ru, after: "Мыс" },
      { section: "photos", field: "captions.1.ru", before: "Баня у воды", after: null },
      { section: "photos", field: "captions.2.en", before: null, after: "The shore" },
    ]);
    const long = { [first]: { ru: "ы".repeat(161) } };
    const failed = await refusal(desk.save(sent, { captions: long }));
    expect(failed).toMatchObject({
      status: 422,
      validation: { [`draft.captions.${first}.ru`]: [expect.any(String)] },
    });
  });

  it("nobody on the way keeps it", async () => {
    const drafted = await desk.draft();
    const answer = await fetch(`${platform.url}/spa/organizer/tour-preview?id=${drafted.id}`, {
      headers: {
        "x-authorization": `Bearer ${desk.organizer.token}`,
        "x-localization": testStorefronts.speaking("ru").id,
        "x-language": "ru",
        "x-currency": "RUB",
      },
    });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      200,
      "private, no-store",
    ]);
  });
});

describe("others", () => {
  it("find nothing of it, whatever they call", async () => {
    const tour = await desk.send(await desk.draft());
    const query = { id: String(tour.id) };
    const { id, version } = tour;
    const attempts = (person: Person) => {
      const client = platform.client(person);
      return [
        client.call(calls.organizerTourCall, { query }),
        client.call(revisionCalls.tourRevisionsCall, { query }),
        client.call(revisionCalls.compareTourCall, { query }),
        client.call(revisionCalls.tourPreviewCall, { query }),
        client.call(revisionCalls.tourPreviewCall, { query: { ...query, number: "1" } }),
        client.call(calls.openTourCall, { body: { tour_id: untouched } }),
        client.call(calls.copyTourCall, { body: { id } }),
        client.call(calls.saveTourCall, { body: { id, version, draft: { min_age: 1 } } }),
        client.call(calls.sendTourCall, { body: { id, version } }),
        client.call(calls.takeTourBackCall, { body: { id } }),
        client.call(calls.setTourPublishedCall, { body: { id, is_published: false } }),
        client.call(calls.archiveTourCall, { body: { id } }),
        client.call(revisionCalls.restoreTourCall, { body: { id, version, number: 1 } }),
      ].map(codeOf);
    };
    for (const person of [stranger, weakStaff])
      expect(new Set(await Promise.all(attempts(person)))).toEqual(new Set(["not_found"]));
    for (const person of [stranger, weakStaff]) {
      const client = platform.client(person);
      const body = { id, number: 1, decision: "approve" as const };
      expect(await codeOf(client.call(moderationCalls.decideTourCall, { body }))).toBe("forbidden");
      expect(await codeOf(client.call(moderationCalls.toursToModerateCall))).toBe("forbidden");
      const organizer_id = organizers.direct;
      expect(
        await codeOf(
          client.call(calls.organizerToursCall, { query: { organizer_id: String(organizer_id) } }),
        ),
      ).toBe("forbidden");
      expect(
        await codeOf(client.call(calls.createTourCall, { body: { type: "tour", organizer_id } })),
      ).toBe("forbidden");
    }
    expect(await fetched(id)).toEqual({ ...tour, acts: tour.acts });
  });

  it("an organizer decides on nothing, and lists none but their own", async () => {
    const tour = await desk.send(await desk.draft());
    const body = { id: tour.id, number: 1, decision: "approve" as const };
    expect(await codeOf(desk.own.call(moderationCalls.decideTourCall, { body }))).toBe("forbidden");
    const { items } = await platform.client(stranger).call(calls.organizerToursCall);
    expect(items.map(({ id }) => id)).not.toContain(tour.id);
  });
});
