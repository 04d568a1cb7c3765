import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as moderationCalls from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import * as revisionCalls from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import { tourFilters } from "@tropa/domain/organizers/tours/tour-stage";
import type { TourFilter, TourState } from "@tropa/domain/organizers/tours/tour-stage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { TourDesk } from "../../../testing/organizers/organizer-tours.ts";
import type { Platform, Person } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";

let platform: Platform;
let desk: TourDesk;
let stranger: Person;
let weakStaff: Person;
/** Of the catalogue, never opened at the desk; made before others get numbers of their own. */
let imported: number;
let untouched: number;
beforeAll(async () => {
  desk = await TourDesk.open();
  ({ platform } = desk);
  imported = (await insertTour(platform.context.pool)).tourId;
  untouched = (await insertTour(platform.context.pool)).tourId;
  stranger = await platform.person("otherOrganizer");
  weakStaff = await platform.person("staff");
  await platform.rows(
    "UPDATE account SET desk_rights = '{reviews.look,reviews.act}' WHERE id = $1",
    weakStaff.accountId,
  );
});
afterAll(() => platform.close());

/** The lists that a tour is in, and words that name none. */
const filtersOf = ({ stage, publication }: TourState): readonly string[] =>
  publication === "archived"
    ? [publication]
    : [stage, publication === "withdrawn" ? "unpublished" : publication];

describe("writing a tour", () => {
  it("lists what a new draft lacks, and nothing for a complete one", async () => {
    const made = await desk.own.call(calls.createTourCall, { body: { type: "tour" } });
    expect(made).toMatchObject({
      stage: "draft",
      publication: "never",
      tour_id: null,
      path: null,
      acts: ["save", "send", "archive"],
      languages: { required: ["ru"], optional: ["en", "de", "zh"] },
    });
    const failed = await refusal(desk.send(made));
    expect(Object.keys(failed.validation)).toEqual(made.missing.map(({ field }) => field));
    expect(made.missing).toContainEqual({
      field: "title.ru",
      message: "Обязательно для заполнения",
    });
    expect((await desk.draft()).missing).toEqual([]);
  });

  it("is allowed to an organizer whose city has no tours", async () => {
    const elsewhere = "city_id = NULL, city_name = 'Zzyzx', city_country = 'US'";
    await platform.rows(`UPDATE organizer SET ${elsewhere} WHERE id = ${organizers.direct}`);
    const made = await desk.own.call(calls.createTourCall, { body: { type: "tour" } });
    expect(made.stage).toBe("draft");
  });

  it("requires for an excursion only the languages of storefronts with excursions", async () => {
    const made = await desk.own.call(calls.createTourCall, { body: { type: "excursion" } });
    expect(made.languages).toEqual({ required: ["ru"], optional: [] });
  });

  it("refuses the second of two concurrent saves with the stored draft", async () => {
    const seen = await desk.draft();
    const colleague = await platform.person("organizer");
    const outcomes = await Promise.allSettled([
      desk.save(seen, { price: 1_000_000 }),
      desk.save(seen, { price: 1_100_000 }, colleague),
    ]);
    const lost = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(lost.reason).toMatchObject({
      code: "conflict",
      data: { tour: await desk.fetched(seen.id) },
    });
  });

  it("changes only the fields sent, and creates no new version when nothing changes", async () => {
    const seen = await desk.draft();
    const saved = await desk.save(seen, { min_age: 12 });
    expect(saved.draft).toEqual({ ...seen.draft, min_age: 12 });
    expect((await desk.save(saved, { min_age: 12 })).version).toBe(saved.version);
  });

  it("reports unknown cities and other people's pictures on their fields", async () => {
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

  it("still accepts a picture after its uploader has left the organizer", async () => {
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

  it("copies a tour as a new draft", async () => {
    const made = await desk.published();
    const copy = await desk.own.call(calls.copyTourCall, { body: { id: made.id } });
    expect(copy).toMatchObject({ tour_id: null, stage: "draft", publication: "never", version: 1 });
    expect(copy.draft).toEqual(made.draft);
  });
});

describe("imported tours", () => {
  it("are listed as published, and get a single draft when opened", async () => {
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
      photos: ["/images/frozen-lake-day-1/{size}.avif"],
      meeting_text: { ru: "У вокзала", en: "At the station" },
    });
  });
});

describe("lists of tours", () => {
  it("contain the tours of their filter, and count them", async () => {
    const create = () => desk.own.call(calls.createTourCall, { body: { type: "tour" } });
    const [{ id }] = await Promise.all([create(), ...Array.from({ length: 20 }, create)]);
    await desk.own.call(calls.archiveTourCall, { body: { id } });
    const list = (filter?: TourFilter, page = 1) =>
      desk.own.call(calls.organizerToursCall, {
        query: { ...(filter && { filter }), page: String(page) },
      });
    const { counts } = await list();
    expect(counts.archived).toBeGreaterThan(0);
    for (const filter of tourFilters) {
      const { items, total, pages } = await list(filter);
      expect(total).toBe(counts[filter]);
      expect(items.filter((item) => !filtersOf(item).includes(filter))).toEqual([]);
      expect(items.length > 0 || pages === 0).toBe(true);
    }
    const all = await list();
    expect(all.items.map(({ publication }) => publication)).not.toContain("archived");
    const second = await list(undefined, 2);
    expect(second.items.length).toBeGreaterThan(0);
    const keys = [...all.items, ...second.items].map(({ id, tour_id }) => `${id} ${tour_id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("match a part of a title literally, even if it contains wildcards", async () => {
    await desk.draft({ title: { ru: "Сто % удачи_тут", en: "All of the luck" } });
    const found = async (text: string) =>
      (await desk.own.call(calls.organizerToursCall, { query: { text } })).total;
    expect([await found("% УДАЧИ_"), await found("the luck"), await found("%%")]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe("people without access to a tour", () => {
  it("get not_found or forbidden from every call", async () => {
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
    expect(await desk.fetched(id)).toEqual({ ...tour, acts: tour.acts });
  });

  it("cannot decide on their own tour, nor list another organizer's", async () => {
    const tour = await desk.send(await desk.draft());
    const body = { id: tour.id, number: 1, decision: "approve" as const };
    expect(await codeOf(desk.own.call(moderationCalls.decideTourCall, { body }))).toBe("forbidden");
    const { items } = await platform.client(stranger).call(calls.organizerToursCall);
    expect(items.map(({ id }) => id)).not.toContain(tour.id);
  });
});
