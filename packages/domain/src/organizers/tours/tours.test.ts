import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftChanges } from "./draft-changes.ts";
import { draftFaults } from "./draft-faults.ts";
import {
  captionsOf,
  draftSectionNames,
  draftSectionOf,
  draftSections,
  emptyDraft,
} from "./tour-draft.ts";
import type { TourDraft } from "./tour-draft.ts";
import { isAllowed, stateAfter, tourActs, tourPublications, tourStages } from "./tour-stage.ts";
import type { TourState } from "./tour-stage.ts";

const long = "Идём вдоль берега, смотрим на воду и на горы. ".repeat(5);
const whole = (): TourDraft => ({
  ...emptyDraft("tour", "RUB"),
  title: { ru: "Острова" },
  summary: { ru: "Два дня на воде и на тропах у Байкала" },
  description: { ru: [long] },
  highlights: { ru: ["Хобой", "Баня"] },
  city_ids: [1],
  rest_kind_ids: [1],
  photos: ["/a", "/b", "/c"],
  duration_days: 1,
  duration_nights: 0,
  difficulty: 1,
  comfort: ["base"],
  accommodation: ["tent"],
  languages: ["ru"],
  max_group_size: 8,
  programme: [
    {
      title: { ru: "День" },
      text: { ru: "Идём" },
      city_id: null,
      photo: null,
      distance_km: null,
      meals: [],
      spots: [{ name: { ru: "Мыс" }, lat: 53, lng: 107 }],
    },
  ],
  included: { ru: ["Гид"] },
  meeting_text: { ru: "У вокзала" },
  meeting_spot: { lat: 52, lng: 104 },
  price: 100,
});
const [dayOne] = whole().programme;

describe("faults of a draft", () => {
  const fields = (changes: Partial<TourDraft>, required: readonly ("ru" | "en")[] = ["ru"]) =>
    draftFaults({ ...whole(), ...changes }, { required, today: "2026-11-25" }).map(
      ({ field, key }) => `${field} ${key}`,
    );

  it.each<[string, Partial<TourDraft>, string[]]>([
    ["accept a complete draft", {}, []],
    ["require a title", { title: {} }, ["title.ru required"]],
    ["refuse a title that is too short", { title: { ru: " Бай " } }, ["title.ru minLength"]],
    [
      "refuse a description that is too short",
      { description: { ru: ["Коротко", " "] } },
      ["description.ru minLength"],
    ],
    [
      "require a second highlight",
      { highlights: { ru: ["Баня", " "] } },
      ["highlights.ru minValue"],
    ],
    ["require what is included", { included: {} }, ["included.ru required"]],
    [
      "require a city and an activity",
      { city_ids: [], rest_kind_ids: [] },
      ["city_ids required", "rest_kind_ids required"],
    ],
    ["require a third photo", { photos: ["/a", "/b"] }, ["photos minValue"]],
    ["require a duration in days", { duration_days: null }, ["duration_days required"]],
    [
      "refuse more nights than the days allow",
      { duration_nights: 2 },
      ["duration_nights maxValue"],
    ],
    ["require a programme for every day", { duration_days: 2 }, ["programme minValue"]],
    [
      "refuse more programme days than the tour has",
      { programme: [dayOne!, dayOne!] },
      ["programme maxValue"],
    ],
    [
      "require a text for each programme day",
      { programme: [{ ...dayOne!, text: {} }] },
      ["programme.0.text.ru required"],
    ],
    [
      "require a name for each place of the programme",
      { programme: [{ ...dayOne!, spots: [{ name: {}, lat: 1, lng: 1 }] }] },
      ["programme.0.spots.0.name.ru required"],
    ],
    [
      "require an answer to each question",
      { questions: [{ question: { ru: "Связь?" }, answer: {} }] },
      ["questions.0.answer.ru required"],
    ],
    ["require a price", { price: null }, ["price required"]],
    [
      "refuse a minimum group size above the maximum",
      { min_group_size: 9 },
      ["min_group_size maxValue"],
    ],
    [
      "refuse a video of an unknown host",
      { video_url: "https://evil.example/v" },
      ["video_url incorrect"],
    ],
    [
      "refuse child prices with overlapping ages",
      {
        child_prices: [
          { from_age: 0, to_age: 5, percent: 0 },
          { from_age: 5, to_age: 9, percent: 50 },
        ],
      },
      ["child_prices incorrect"],
    ],
    [
      "refuse a request period that is over",
      { request_period: { start: "2026-01-01", end: "2026-11-24" } },
      ["request_period.end date"],
    ],
  ])("%s", (_, changes, expected) => {
    expect(fields(changes)).toEqual(expected);
  });

  it("require hours and no accommodation for an excursion", () => {
    const excursion = { type: "excursion", duration_days: null, duration_nights: null } as const;
    expect(fields({ ...excursion, accommodation: [], comfort: [] })).toEqual([
      "duration_hours required",
    ]);
  });

  it("require in an optional language title and summary, and the long texts completely or not at all", () => {
    const titled = { title: { ru: "Острова", de: "Inseln im See" } };
    expect(fields(titled)).toEqual(["summary.de required"]);
    const summary = { ru: whole().summary.ru!, de: "Zwei Tage am Wasser und auf Wegen" };
    expect(fields({ ...titled, summary, included: { ru: ["Гид"], de: ["Führung"] } })).toEqual([]);
    expect(
      fields({ ...titled, summary, highlights: { ru: ["a", "b"], de: ["Banja", "Kap"] } }),
    ).toEqual([
      "description.de required",
      "included.de required",
      "meeting_text.de required",
      "programme.0.title.de required",
      "programme.0.text.de required",
      "programme.0.spots.0.name.de required",
    ]);
  });

  it("require a third of the characters for Chinese", () => {
    const zh = (summary: string) => ({
      title: { ru: "Острова", zh: "群岛" },
      summary: { ru: whole().summary.ru!, zh: summary },
    });
    expect(fields(zh("在贝加尔湖畔徒步两天"))).toEqual([]);
    expect(fields(zh("徒步两天"))).toEqual(["summary.zh minLength"]);
  });

  it("belong to sections that together hold every field of a draft", () => {
    const faults = draftFaults(emptyDraft("tour", "RUB"), {
      required: ["ru"],
      today: "2026-11-25",
    });
    for (const { field } of faults) expect(draftSectionNames).toContain(draftSectionOf(field));
    const inSections = Object.values(draftSections).flat();
    expect(inSections.toSorted()).toEqual(Object.keys(whole()).toSorted());
  });
});

describe("the states of a tour", () => {
  const states = tourStages.flatMap((stage) =>
    tourPublications.map((publication): TourState => ({ stage, publication })),
  );

  it("allow no act on an archived tour", () => {
    for (const act of tourActs)
      expect(isAllowed(act, { stage: "draft", publication: "archived" })).toBe(false);
  });

  it("publish a tour only by approval or if it was published before", () => {
    for (const state of states)
      for (const act of tourActs)
        for (const isStaff of [false, true]) {
          if (!isAllowed(act, state)) {
            expect(() => stateAfter(act, state)).toThrow(act);
            continue;
          }
          const after = stateAfter(act, state, { isStaff });
          if (after.publication === "published" && state.publication !== "published")
            expect(act === "approve" || state.publication === "unpublished").toBe(true);
          // While it is with staff nothing of it changes.
          if (state.stage === "moderation" && after.stage !== "moderation")
            expect(["take_back", "approve", "return"]).toContain(act);
        }
  });

  it("let a tour that staff took off be sent again, and published only by approval", () => {
    const off = stateAfter(
      "unpublish",
      { stage: "settled", publication: "published" },
      { isStaff: true },
    );
    expect(off).toEqual({ stage: "returned", publication: "withdrawn" });
    expect(isAllowed("publish", off)).toBe(false);
    expect(stateAfter("approve", stateAfter("send", off)).publication).toBe("published");
  });
});

describe("changes between two drafts", () => {
  it("list each field that differs, with lists of texts joined into one text", () => {
    const after = {
      ...whole(),
      title: { ru: "Острова и мысы" },
      included: { ru: ["Гид", "Лодка"] },
      programme: [{ ...dayOne!, spots: [], distance_km: 7 }],
      meeting_spot: { lat: 52.1, lng: 104 },
    };
    expect(draftChanges(whole(), after)).toEqual([
      { section: "texts", field: "title.ru", before: "Острова", after: "Острова и мысы" },
      { section: "place", field: "meeting_spot", before: "52, 104", after: "52.1, 104" },
      { section: "programme", field: "programme.0.spots.0.name.ru", before: "Мыс", after: null },
      { section: "programme", field: "programme.0.spots.0.spot", before: "53, 107", after: null },
      { section: "programme", field: "programme.0.distance_km", before: null, after: 7 },
      { section: "included", field: "included.ru", before: "Гид", after: "Гид\nЛодка" },
    ]);
  });

  const drafts = fc
    .record({
      title: fc.record({ ru: fc.string(), en: fc.string() }, { requiredKeys: [] }),
      highlights: fc.record({ ru: fc.array(fc.string({ minLength: 1 })) }, { requiredKeys: [] }),
      price: fc.option(fc.nat()),
      city_ids: fc.array(fc.nat()),
    })
    .map((changes) => ({ ...whole(), ...changes }));

  it("are empty for equal drafts and symmetric for different ones", () => {
    fc.assert(
      fc.property(drafts, drafts, (one, other) => {
        expect(draftChanges(one, one)).toEqual([]);
        const there = draftChanges(one, other);
        const back = draftChanges(other, one).map(({ before, after, ...change }) => ({
          ...change,
          before: after,
          after: before,
        }));
        const byField = (a: { field: string }, b: { field: string }) =>
          a.field < b.field ? -1 : 1;
        expect(back.toSorted(byField)).toEqual(there.toSorted(byField));
      }),
    );
  });
});

describe("captions of photos", () => {
  const captioned = (captions: TourDraft["captions"], photos = ["/a", "/b"]): TourDraft => ({
    ...whole(),
    photos,
    captions,
  });

  it("are dropped for photos outside the tour and for blank texts", () => {
    const written = { "/a": { ru: "Мыс" }, "/b": { ru: "  ", en: "A bath" }, "/gone": { ru: "?" } };
    expect(captionsOf(captioned(written))).toEqual({ "/a": { ru: "Мыс" }, "/b": { en: "A bath" } });
  });

  it("are compared per photo, and moving a photo does not change them", () => {
    const before = captioned({ "/a": { ru: "Мыс" } });
    const moved = captioned({ "/a": { ru: "Мыс" } }, ["/b", "/a"]);
    expect(draftChanges(before, moved).map(({ field }) => field)).toEqual(["photos"]);
    expect(draftChanges(before, captioned({ "/b": { en: "A bath" } }))).toEqual([
      { section: "photos", field: "captions.0.ru", before: "Мыс", after: null },
      { section: "photos", field: "captions.1.en", before: null, after: "A bath" },
    ]);
  });
});
