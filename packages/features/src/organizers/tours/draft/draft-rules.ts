import { required } from "@tropa/domain/forms/form-rules";
import type { Rule, RuleFailure } from "@tropa/domain/forms/form-rules";
import { isShownVideo } from "@tropa/domain/media/video-host";
import { spot } from "@tropa/domain/organizers/meeting-point";
import { draftLimits as limits, prepaymentRange } from "@tropa/domain/organizers/tours/tour-draft";
import { MAX_CHILD_AGE } from "@tropa/domain/sales/party/party";
import { minorOf } from "../../departures/terms-values.ts";
import { localeOf } from "./draft-form.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** A number between two bounds; empty is valid. */
const between =
  (min: number, max: number, isWhole = true): Rule =>
  (value): RuleFailure | null => {
    const text = textOf(value).replace(",", ".");
    if (text === "") return null;
    const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(number)) return { key: "number" };
    if (isWhole && !Number.isInteger(number)) return { key: "incorrect" };
    if (number < min) return { key: "minValue", values: { min } };
    return number > max ? { key: "maxValue", values: { max } } : null;
  };

const money: Rule = (value) =>
  textOf(value) === "" || minorOf(textOf(value)) !== null ? null : { key: "incorrect" };

const video: Rule = (value) =>
  textOf(value) === "" || isShownVideo(textOf(value)) ? null : { key: "incorrect" };

/** Limits the length of every line. */
const longestLine =
  (length: number): Rule =>
  (value) =>
    textOf(value)
      .split("\n")
      .every((line) => line.trim().length <= length)
      ? null
      : { key: "maxLength", values: { length } };

const percent = between(0, 100);
const age = between(0, MAX_CHILD_AGE);

/** Rules by field kind, see `kindOf`. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  duration_days: [between(1, limits.durationDays)],
  duration_nights: [between(0, limits.durationDays)],
  duration_hours: [between(1, limits.durationHours)],
  min_age: [required, between(0, limits.age)],
  max_group_size: [between(1, limits.group)],
  min_group_size: [required, between(1, limits.group)],
  decided_days: [required, between(0, limits.decidedDays)],
  meeting_spot: [spot],
  video_url: [video],
  price: [money],
  prepayment_percent: [required, between(prepaymentRange.least, prepaymentRange.most)],
  cancellation_days: [required, between(0, limits.cancellationDays)],
  "programme-distance_km": [between(0, limits.distanceKm, false)],
  "programme-spots-spot": [required, spot],
  "child_prices-from_age": [required, age],
  "child_prices-to_age": [required, age],
  "child_prices-percent": [required, percent],
  description: [longestLine(limits.paragraph)],
  highlights: [longestLine(limits.line)],
  included: [longestLine(limits.line)],
  excluded: [longestLine(limits.line)],
  what_to_bring: [longestLine(limits.line)],
};

/** Maximum length by field kind, which also limits typing. */
const lengths: Readonly<Record<string, number>> = {
  title: limits.title,
  summary: limits.summary,
  captions: limits.caption,
  accommodation_text: limits.paragraph,
  meeting_text: limits.paragraph,
  "programme-title": limits.title,
  "programme-text": limits.dayText,
  "programme-spots-name": limits.title,
  "questions-question": limits.line,
  "questions-answer": limits.paragraph,
};

const lists: readonly string[] = ["programme", "questions", "child_prices"];

/**
 * Returns the kind of a field without item keys and language: `programme-3f-spots-1-name-ru` is `programme-spots-name`.
 */
export function kindOf(name: string): string {
  const parts = name.split("-");
  if (localeOf(name) !== null) parts.pop();
  // The same for all photos.
  if (parts[0] === "captions") return "captions";
  if (!parts[0] || !lists.includes(parts[0])) return parts.join("-");
  const [field, , part, spotKey, ofSpot] = parts;
  if (part === "spots" && spotKey !== undefined) return `${field}-spots-${ofSpot}`;
  return part === undefined ? (field ?? "") : `${field}-${part}`;
}

/** Validation rules of a field: the API's limits. Required fields are checked only when the tour is submitted. */
export const rulesOf = (name: string): readonly Rule[] => rules[kindOf(name)] ?? [];
/** Maximum length of a field; undefined if unlimited. */
export const longestOf = (name: string): number | undefined => lengths[kindOf(name)];
