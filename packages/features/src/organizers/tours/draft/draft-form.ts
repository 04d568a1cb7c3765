import { fieldOf, perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { DraftTraits } from "@tropa/domain/discovery/tour-fields/traits";
import { changedFields } from "@tropa/domain/forms/merge-edits";
import type { Edits } from "@tropa/domain/forms/merge-edits";
import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { currencies } from "@tropa/domain/money";
import { mealKinds } from "@tropa/domain/organizers/tours/tour-draft";
import type {
  DraftDay,
  DraftQuestion,
  DraftSpot,
  TourDraft,
} from "@tropa/domain/organizers/tours/tour-draft";
import type { ChildPrice } from "@tropa/domain/sales/party/party-price";
import * as codec from "./codecs.ts";
import type { Codec } from "./codecs.ts";

const { count, idsOf, lines, money, number, numbers, optional, plain, spot, text, words } = codec;

const spotFields = codec.fields<{ name: DraftSpot["name"]; spot: ReturnType<typeof spot.read> }>({
  name: text,
  spot,
});
/** Sights of a day. The draft requires a point, so a sight without one exists in the form only. */
const spots: Codec<DraftSpot[]> = (() => {
  const rows = codec.list(spotFields);
  return {
    write: (name, value, known) =>
      rows.write(
        name,
        value.map(({ name: title, lat, lng }) => ({ name: title, spot: { lat, lng } })),
        known,
      ),
    read: (name, values) =>
      rows
        .read(name, values)
        .flatMap(({ name: title, spot: point }) => (point ? [{ name: title, ...point }] : [])),
  };
})();

const day = codec.fields<DraftDay>({
  title: text,
  text,
  city_id: number,
  photo: optional,
  distance_km: number,
  meals: words(mealKinds),
  spots,
});
const question = codec.fields<DraftQuestion>({ question: text, answer: text });
const childPrice = codec.fields<ChildPrice>({ from_age: count, to_age: count, percent: count });

/** Encodes a picture's address for a field name, in which dots and dashes have a meaning. */
export const captionName = (picture: string): string =>
  `captions-${picture.replaceAll(/[^\dA-Za-z]/g, (sign) => `_${sign.codePointAt(0)?.toString(36)}_`)}`;

/** Captions of existing photos; deleting a photo deletes its caption. */
const captions: Codec<TourDraft["captions"]> = {
  write: (_name, value) =>
    Object.assign(
      {},
      ...Object.entries(value).map(([photo, words]) => text.write(captionName(photo), words, {})),
    ) as Edits,
  read: (_name, values) =>
    Object.fromEntries(
      idsOf(values["photos"]).flatMap((photo) => {
        const words = text.read(captionName(photo), values);
        return Object.keys(words).length > 0 ? [[photo, words]] : [];
      }),
    ),
};

type Period = TourDraft["request_period"];
const period: Codec<Period> = {
  write: (name, value) => ({
    [`${name}-start`]: value?.start ?? "",
    [`${name}-end`]: value?.end ?? "",
  }),
  read(name, values) {
    const [start, end] = [values[`${name}-start`] ?? "", values[`${name}-end`] ?? ""];
    return start === "" && end === "" ? null : { start, end };
  },
};

/** The part of a draft that the form edits: everything but its kind, which cannot change. */
export type DraftBody = Omit<TourDraft, "type">;

const traits = perTrait((name) => {
  const field = fieldOf(name);
  switch (field.kind) {
    case "choices":
      return words(field.values);
    case "level":
      return codec.oneNumberOf(field.values);
    case "flag":
      return codec.flag;
    default:
      return words();
  }
}) as unknown as { [Column in keyof DraftTraits]: Codec<DraftTraits[Column]> };

const draft = codec.fields<DraftBody>({
  title: text,
  summary: text,
  description: codec.paragraphs,
  highlights: lines,
  city_ids: numbers,
  rest_kind_ids: numbers,
  photos: words(),
  captions,
  duration_days: number,
  duration_nights: number,
  duration_hours: number,
  ...traits,
  min_age: count,
  max_group_size: number,
  min_group_size: count,
  decided_days: count,
  programme: codec.list(day),
  included: lines,
  excluded: lines,
  what_to_bring: lines,
  accommodation_text: text,
  meeting_text: text,
  meeting_spot: spot,
  questions: codec.list(question),
  video_url: plain,
  currency: codec.oneOf(currencies),
  price: money,
  child_prices: codec.list(childPrice),
  prepayment_percent: count,
  cancellation_days: count,
  request_period: period,
});

/** Lists whose items have fields of their own; a day's sights are a list inside an item. */
const lists: readonly string[] = ["programme", "questions", "child_prices"];
const orders: readonly string[] = [...lists, "photos", "city_ids", "rest_kind_ids"];

/** Whether a field holds the order of a list; concurrent changes of it are merged. */
export const isOrder = (name: string): boolean =>
  orders.includes(name) || /^programme-\w+-spots$/.test(name);

/**
 * Converts a draft to form fields.
 *
 * @param known The fields in the form: items keep their keys.
 */
export const valuesOf = (given: DraftBody, known: Edits = {}): Edits =>
  draft.write("", given, known);

/** Converts form fields to a draft. */
export const draftOf = (values: Edits): DraftBody => draft.read("", values);

/** Whether a field belongs to an item that still exists. */
function isLive(name: string, values: Edits): boolean {
  const [field = "", key, part, spotKey] = name.split("-");
  if (!lists.includes(field) || key === undefined) return true;
  if (!idsOf(values[field]).includes(key)) return false;
  if (part !== "spots" || spotKey === undefined) return true;
  return idsOf(values[`${field}-${key}-spots`]).includes(spotKey);
}

/**
 * Normalises typed values to the form in which they are stored; fields that the form does not show stay as they are.
 */
export function normalValues(typed: Edits, shown: Edits): Record<string, string> {
  const all = { ...shown, ...typed };
  const live = Object.entries(all).filter(([name]) => isLive(name, all));
  const values = Object.fromEntries(live);
  const stored = valuesOf(draftOf(values), values);
  return Object.fromEntries(
    live.map(([name, given]) => [
      name,
      // Invalid values stay as typed until they are corrected.
      isOrder(name) ? idsOf(given).join(",") : stored[name] || given.trim(),
    ]),
  );
}

/** Returns the draft's fields that differ, each in full. */
export function changedBody(values: Edits, before: Edits): Partial<DraftBody> {
  const changed = new Set(changedFields(before, values).map((name) => name.split("-")[0]));
  return Object.fromEntries(
    Object.entries(draftOf(values)).filter(([field]) => changed.has(field)),
  );
}

/**
 * Converts a path in the draft to the name of a form field.
 *
 * @example fieldNameOf("programme.2.title.ru", values) is "programme-5f3a-title-ru"
 * @param values The submitted values, which map list positions to keys.
 */
export function fieldNameOf(path: string, values: Edits): string {
  const [field = "", ...rest] = path.replace(/^draft\./, "").split(".");
  if (field === "meeting_spot" || field === "photos") return field;
  // Addresses contain dots; the language is the last part.
  if (field === "captions" && rest.length > 1)
    return `${captionName(rest.slice(0, -1).join("."))}-${rest.at(-1)}`;
  if (!lists.includes(field)) return [field, ...withoutLine(rest)].join("-");
  const [index, ...below] = rest;
  const key = idsOf(values[field])[Number(index)];
  if (index === undefined || key === undefined) return field;
  const name = `${field}-${key}`;
  const [part, spotIndex, ...ofSpot] = below;
  if (part !== "spots") return [name, ...below].join("-");
  const spotKey = idsOf(values[`${name}-spots`])[Number(spotIndex)];
  if (spotIndex === undefined || spotKey === undefined) return `${name}-spots`;
  const isText = ofSpot[0] === "name";
  return [`${name}-spots-${spotKey}`, ...(isText ? ofSpot : ["spot"])].join("-");
}

/** Converts a path of a change to a field name, with positions instead of keys; lines of a text belong to one field. */
export function placedName(path: string): { name: string; place: number | null } {
  const parts = path.split(".");
  const [, index] = parts;
  const place = index !== undefined && /^\d+$/.test(index) ? Number(index) + 1 : null;
  return { name: parts.join("-"), place };
}

/** Removes line numbers: lines of a text are one field. */
const withoutLine = (path: readonly string[]) => path.filter((part) => !/^\d+$/.test(part));

/** Returns the language of a field; null if it has none. */
export function localeOf(name: string): Locale | null {
  const last = name.split("-").at(-1);
  return locales.find((locale) => locale === last) ?? null;
}
