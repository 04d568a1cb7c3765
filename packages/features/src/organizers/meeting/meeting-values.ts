import type { MeetingContract } from "@tropa/api-contract/organizers/calls-meetings";
import type { Edits } from "@tropa/domain/forms/merge-edits";
import { maxLength, normalisePhone, phone } from "@tropa/domain/forms/form-rules";
import { readSpot, spot, writeSpot } from "@tropa/domain/organizers/meeting-point";
import type { FieldRule, FormRules } from "../../platform/forms/rule-resolver.ts";

/** Fields for all tours, in the order of the form. */
export const commonFields = [
  "meeting_place",
  "meeting_time",
  "spot",
  "notes",
  "notes_en",
  "contact_name",
  "contact_phone",
  "contact_messenger",
  "emergency_phone",
] as const;
/** A field that applies to all tours of a contract. */
export type CommonField = (typeof commonFields)[number];

/** Fields that may differ per tour. */
const tourFields = ["meeting_place", "meeting_time", "notes"] as const;
/** A field that can differ by tour. */
export type TourField = (typeof tourFields)[number];

/** Name of a tour's field in the form: `tour-12-notes`. */
export const tourFieldName = (tourId: number, field: TourField) => `tour-${tourId}-${field}`;
const tourNamePattern = /^tour-(\d+)-(\w+)$/;

/** Returns the tour and field of a form name; null for a common field. */
export function tourOfField(name: string): { tourId: number; field: TourField } | null {
  const [, id, word] = tourNamePattern.exec(name) ?? [];
  const field = tourFields.find((one) => one === word);
  return id === undefined || !field ? null : { tourId: Number(id), field };
}

type MeetData = MeetingContract["organizer_meet_data"];

/** Converts stored meeting data to form fields. */
export function valuesOf({ organizer_meet_data: data }: MeetingContract): Edits {
  const { lat, lng, tours, ...texts } = data;
  const ofTours = tours.flatMap((tour) =>
    tourFields.map((field) => [tourFieldName(tour.tour_id, field), tour[field]] as const),
  );
  return { ...texts, spot: writeSpot({ lat, lng }), ...Object.fromEntries(ofTours) };
}

/** Returns tours with fields of their own, by id. */
export function toursOf(values: Edits): number[] {
  const ids = Object.entries(values).flatMap(([name, text]) => {
    const tour = tourOfField(name);
    return tour && text !== "" ? [tour.tourId] : [];
  });
  return [...new Set(ids)].toSorted((one, other) => one - other);
}

const phones = new Set<string>(["contact_phone", "emergency_phone"]);

/** Normalizes values as the API does, so that different spellings are no change. */
export function normalValues(typed: Edits): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      if (phones.has(name)) return [name, normalisePhone(text)];
      if (name !== "spot") return [name, text.trim()];
      const point = readSpot(text);
      return [name, point ? writeSpot(point) : text.trim()];
    }),
  );
}

/** Returns the form's values as the call's body. */
export function bodyOf(typed: Edits): MeetData {
  const values = normalValues(typed);
  const at = (name: string) => values[name] ?? "";
  const { lat, lng } = readSpot(at("spot")) ?? { lat: null, lng: null };
  return {
    meeting_place: at("meeting_place"),
    meeting_time: at("meeting_time"),
    lat,
    lng,
    contact_name: at("contact_name"),
    contact_phone: at("contact_phone"),
    contact_messenger: at("contact_messenger"),
    emergency_phone: at("emergency_phone"),
    notes: at("notes"),
    notes_en: at("notes_en"),
    tours: toursOf(values).map((tourId) => ({
      tour_id: tourId,
      meeting_place: at(tourFieldName(tourId, "meeting_place")),
      meeting_time: at(tourFieldName(tourId, "meeting_time")),
      notes: at(tourFieldName(tourId, "notes")),
    })),
  };
}

/** Returns the form's name for a field in the API's errors. */
export function fieldNameOf(fault: string, typed: Edits): string {
  const name = fault.replace("organizer_meet_data.", "");
  if (name === "lat" || name === "lng") return "spot";
  const [, index, field] = /^tours\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (index === undefined || field === undefined) return name;
  return `tour-${toursOf(normalValues(typed))[Number(index)]}-${field}`;
}

const phoneRules: readonly FieldRule[] = [
  maxLength(40),
  phone,
  // Loads phone numbering plans with the first number.
  { load: async () => (await import("@tropa/domain/forms/phone-number")).phoneNumber },
];
const tourRules: Record<TourField, readonly FieldRule[]> = {
  meeting_place: [maxLength(500)],
  meeting_time: [],
  notes: [maxLength(1000)],
};

/** Returns the API's limits. */
export function rulesOf(tourIds: readonly number[]): FormRules<Record<string, string>> {
  const ofTours = tourIds.flatMap((id) =>
    tourFields.map((field) => [tourFieldName(id, field), tourRules[field]] as const),
  );
  return {
    meeting_place: [maxLength(500)],
    meeting_time: [],
    spot: [spot],
    notes: [maxLength(5000)],
    notes_en: [maxLength(5000)],
    contact_name: [maxLength(200)],
    contact_phone: phoneRules,
    contact_messenger: [maxLength(100)],
    emergency_phone: phoneRules,
    ...Object.fromEntries(ofTours),
  };
}
