import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as revisionCalls from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { TourDesk } from "../../../testing/organizers/organizer-tours.ts";
import type { Platform } from "../../../testing/platform.ts";
import { refusal } from "../../../testing/refusal.ts";

let platform: Platform;
let desk: TourDesk;
beforeAll(async () => {
  desk = await TourDesk.open();
  ({ platform } = desk);
});
afterAll(() => platform.close());

describe("the preview of a tour", () => {
  const preview = (tour: OrganizerTour, person = desk.organizer, query = {}) =>
    platform
      .client(person)
      .call(revisionCalls.tourPreviewCall, { query: { id: String(tour.id), ...query } });

  it("shows a nearly empty draft without creating a tour", async () => {
    const count = () => platform.rows("SELECT count(*) AS tours FROM tour");
    const before = await count();
    const made = await desk.own.call(calls.createTourCall, { body: { type: "tour" } });
    expect(await preview(made)).toMatchObject({ title: "", images: [], programme: [], price: 0 });
    expect(await count()).toEqual(before);
  });

  it("is equal to the page published afterwards", async () => {
    const drafted = await desk.draft();
    const seen = await preview(drafted);
    const published = await desk.approve(await desk.send(drafted));
    const shown = await desk.page(published.path!);
    const { id, id_on_site, slug, organizer, similar, reviews, ...rest } = shown;
    expect(id + id_on_site).toBeGreaterThan(0);
    expect(slug + organizer.name + similar.length + reviews.length).not.toBe("");
    expect({ ...seen, images: [] }).toMatchObject({ ...rest, images: [] });
    const changed = await desk.save(published, { title: { ru: "Другое", en: "Else" } });
    expect(await preview(changed)).toMatchObject({ id: published.tour_id, title: "Другое" });
    expect(await preview(changed, desk.staff, { number: "1" })).toMatchObject({
      title: "Острова Ольхонских ворот",
    });
    expect((await desk.page(published.path!)).title).toBe("Острова Ольхонских ворот");
  });

  it("shows the same captions as the published page in the reader's language", async () => {
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
    // A caption that is missing in a language is not replaced by one in another.
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

  it("is shown of a draft that was stored before one of its fields existed", async () => {
    const drafted = await desk.draft();
    const store = (change: string, values: unknown[]) =>
      platform.rows(
        `UPDATE organizer_tour SET draft = ${change} WHERE id = $1`,
        drafted.id,
        ...values,
      );
    const { type: _, currency: __, ...fields } = drafted.draft;
    const paths = [
      ...Object.keys(fields).map((field) => [field]),
      ...Object.keys(drafted.draft.programme[0]!).map((field) => ["programme", "0", field]),
    ];
    for (const path of paths) {
      await store("$2::jsonb #- $3::text[]", [JSON.stringify(drafted.draft), path]);
      expect(await preview(drafted)).toHaveProperty("title");
      const query = { id: String(drafted.id) };
      expect((await desk.own.call(calls.organizerTourCall, { query })).id).toBe(drafted.id);
    }
  });

  it("is not cached", async () => {
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
