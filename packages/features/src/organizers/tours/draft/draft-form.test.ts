import { catalogueOf } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import { draftChanges } from "@tropa/domain/organizers/tours/draft-changes";
import { emptyDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { DraftDay } from "@tropa/domain/organizers/tours/tour-draft";
import { moved } from "@tropa/domain/forms/merge-edits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsOf } from "./codecs.ts";
import {
  captionName,
  changedBody,
  draftOf,
  fieldNameOf,
  isOrder,
  localeOf,
  normalValues,
  placedName,
  valuesOf,
} from "./draft-form.ts";
import { kindOf } from "./draft-rules.ts";
import type { DraftBody } from "./draft-form.ts";

const dayOf = (title: string, more: Partial<DraftDay> = {}): DraftDay => ({
  title: { ru: title },
  text: { ru: `Весь день: ${title}` },
  city_id: null,
  photo: null,
  distance_km: null,
  meals: [],
  spots: [],
  ...more,
});

function draft(more: Partial<DraftBody> = {}): DraftBody {
  const { type: _, ...empty } = emptyDraft("tour", "RUB");
  return {
    ...empty,
    title: { ru: "Лёд Байкала", en: "The ice of Baikal" },
    description: { ru: ["Первый абзац.", "Второй абзац."] },
    included: { ru: ["Гид", "Ужин"], en: ["A guide"] },
    city_ids: [4, 2],
    photos: ["/images/a/{size}.avif", "/images/b/{size}.avif"],
    captions: { "/images/b/{size}.avif": { ru: "Мыс Хобой", en: "Cape Khoboy" } },
    duration_days: 3,
    price: 1_250_050,
    meeting_spot: { lat: 52.2854, lng: 104.289 },
    programme: [
      dayOf("Листвянка", {
        meals: ["dinner"],
        distance_km: 4.5,
        spots: [{ name: { ru: "Пристань" }, lat: 51.85, lng: 104.87 }],
      }),
      dayOf("Большие Коты"),
    ],
    child_prices: [{ from_age: 3, to_age: 9, percent: 50 }],
    request_period: { start: "2027-01-10", end: "2027-03-20" },
    ...more,
  };
}

describe("a draft in a form", () => {
  it("survives the round trip through the form", () => {
    expect(draftOf(valuesOf(draft()))).toEqual(draft());
    const { type: _, ...empty } = emptyDraft("excursion", "EUR");
    expect(draftOf(valuesOf(empty))).toEqual(empty);
  });

  it("ties a caption to its photo when that moves, and drops it with the photo", () => {
    const [a = "", b = ""] = draft().photos;
    const name = `${captionName(b)}-ru`;
    expect(name).toMatch(/^captions-\w+-ru$/);
    expect(localeOf(name)).toBe("ru");
    expect(fieldNameOf(`draft.captions.${b}.ru`, {})).toBe(name);
    const before = valuesOf(draft());
    expect(changedBody({ ...before, [name]: "Мыс" }, before)).toEqual({
      captions: { [b]: { ru: "Мыс", en: "Cape Khoboy" } },
    });
    expect(draftOf({ ...before, photos: `${b},${a}` }).captions).toEqual(draft().captions);
    expect(draftOf({ ...before, photos: a }).captions).toEqual({});
  });

  it("shows paragraphs, lists, prices and places as people write them", () => {
    expect(valuesOf(draft())).toMatchObject({
      "title-ru": "Лёд Байкала",
      "description-ru": "Первый абзац.\n\nВторой абзац.",
      "included-ru": "Гид\nУжин",
      price: "12500.5",
      meeting_spot: "52.2854, 104.289",
      programme: "0,1",
      "programme-0-spots-0-spot": "51.85, 104.87",
    });
  });

  it("keeps the keys of programme days when they move", () => {
    const titles = ["один", "два", "три", "четыре"];
    const base = valuesOf(draft({ programme: titles.map((title) => dayOf(title)) }));
    const place = fc.nat(titles.length - 1);
    fc.assert(
      fc.property(place, place, (from, to) => {
        const days = moved(titles, from, to).map((title) => dayOf(title));
        const keys = moved(["0", "1", "2", "3"], from, to);
        expect(idsOf(valuesOf(draft({ programme: days }), base)["programme"])).toEqual(keys);
        const [first, ...rest] = days;
        const more = [...rest, dayOf("новый", { text: {} }), first ?? dayOf("")];
        const found = idsOf(valuesOf(draft({ programme: more }), base)["programme"]);
        expect(found.filter((key) => keys.includes(key))).toEqual([...keys.slice(1), keys[0]]);
      }),
    );
  });

  it("recognises an edited day by its unchanged fields", () => {
    const base = valuesOf(draft());
    const [first, second] = draft().programme;
    const edited = { ...(second ?? dayOf("")), distance_km: 12 };
    const values = valuesOf(draft({ programme: [edited, first ?? dayOf("")] }), base);
    expect(values["programme"]).toBe("1,0");
    expect(values["programme-1-distance_km"]).toBe("12");
  });

  it("sends only changed fields, each complete", () => {
    const before = valuesOf(draft());
    const values = { ...before, "title-de": "Eis", "programme-1-text-ru": "Иначе" };
    expect(changedBody(before, before)).toEqual({});
    expect(Object.keys(changedBody(values, before))).toEqual(["title", "programme"]);
    expect(changedBody(values, before).programme).toHaveLength(2);
  });

  it("drops the fields of a removed day, and keeps hidden and invalid values", () => {
    const shown = valuesOf(draft());
    const typed = {
      programme: "1",
      price: "много",
      min_age: "?",
      "included-ru": " Гид \n\n Ужин ",
    };
    const values = normalValues(typed, shown);
    expect(Object.keys(values).filter((name) => name.startsWith("programme-0"))).toEqual([]);
    expect(values).toMatchObject({
      "programme-1-title-ru": "Большие Коты",
      "title-en": "The ice of Baikal",
      "included-ru": "Гид\nУжин",
      price: "много",
      min_age: "?",
    });
  });

  it("finds the form field of a path", () => {
    const values = { ...valuesOf(draft()), programme: "1,0" };
    expect(fieldNameOf("title.ru", values)).toBe("title-ru");
    expect(fieldNameOf("draft.included.ru.1", values)).toBe("included-ru");
    expect(fieldNameOf("programme.1.spots.0.name.ru", values)).toBe("programme-0-spots-0-name-ru");
    expect(fieldNameOf("programme.1.spots.0.lat", values)).toBe("programme-0-spots-0-spot");
    expect(fieldNameOf("programme.0.title.en", values)).toBe("programme-1-title-en");
    expect(fieldNameOf("programme", values)).toBe("programme");
    expect(fieldNameOf("photos.2", values)).toBe("photos");
    expect(fieldNameOf("meeting_spot.lat", values)).toBe("meeting_spot");
    expect(fieldNameOf("request_period.end", values)).toBe("request_period-end");
    expect(fieldNameOf("child_prices.0.percent", values)).toBe("child_prices-0-percent");
  });

  it("recognises ordered fields and languages by their names", () => {
    expect(["programme", "photos", "city_ids", "programme-0-spots"].every(isOrder)).toBe(true);
    expect(["programme-0-title-ru", "title-ru", "languages"].some(isOrder)).toBe(false);
    expect(localeOf("programme-0-title-ru")).toBe("ru");
    expect(localeOf("price")).toBeNull();
  });

  it("has a label for each field that a change may name", () => {
    const t = createTranslator("en", catalogueOf("en")).getFixedT(null, "organizerTours");
    const written = {
      ...draft({
        questions: [{ question: { ru: "Связь?" }, answer: { ru: "Есть" } }],
        video_url: "https://rutube.ru/video/abc/",
      }),
      type: "tour" as const,
    };
    const names = draftChanges(emptyDraft("tour", "EUR"), written).map(({ field }) =>
      kindOf(placedName(field).name),
    );
    expect(new Set(names).size).toBeGreaterThan(20);
    const unnamed = names.filter(
      (kind) => t(`fields.${kind.replaceAll("-", ".")}`, { defaultValue: "" }) === "",
    );
    expect(unnamed).toEqual([]);
  });
});
