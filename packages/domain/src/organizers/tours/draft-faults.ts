import { isLocalDate } from "../../time/local-date.ts";
import type { LocalDate } from "../../time/local-date.ts";
import type { Locale } from "../../locale.ts";
import { isShownVideo } from "../../media/video-host.ts";
import { areChildPrices } from "../../sales/party/party-price.ts";
import { MAX_PRICE_MINOR } from "../departure-terms.ts";
import { longTextLanguages, writtenLanguages } from "./draft-languages.ts";
import { draftLeast } from "./tour-draft.ts";
import type { DraftLines, DraftText, TourDraft } from "./tour-draft.ts";

/**
 * Something that a tour lacks. `field` is a path into the draft: `title.ru`, `programme.2.text.en`,
 * `photos`.
 */
export type DraftFault =
  | { field: string; key: "required" | "incorrect" | "date" }
  | { field: string; key: "minLength"; values: { length: number } }
  | { field: string; key: "minValue"; values: { min: number } }
  | { field: string; key: "maxValue"; values: { max: number } };

/** Scales a length to the language: a Chinese character says as much as three letters. */
const charactersIn = (locale: Locale, characters: number): number =>
  locale === "zh" ? Math.ceil(characters / 3) : characters;

type Push = (fault: DraftFault) => void;

/**
 * Returns everything that a tour lacks before it can be reviewed; empty if it is complete. In an
 * optional language, title and summary must both be there or both be absent, and the long texts
 * must be complete or absent: half a page in German helps nobody.
 *
 * @param required languages that the storefronts require (`draftLanguages`)
 * @param today the local date
 */
export function draftFaults(
  draft: TourDraft,
  { required, today }: { required: readonly Locale[]; today: LocalDate },
): DraftFault[] {
  const faults: DraftFault[] = [];
  const push: Push = (fault) => void faults.push(fault);
  const written = [...new Set([...required, ...writtenLanguages(draft)])];
  const languages = [...new Set([...required, ...longTextLanguages(draft)])];
  for (const locale of written) shortTextFaults(draft, locale, push);
  for (const locale of languages) longTextFaults(draft, locale, push);
  placeFaults(draft, push);
  groupFaults(draft, push);
  programmeFaults(draft, languages, push);
  conditionFaults(draft, today, push);
  return faults;
}

function shortTextFaults(draft: TourDraft, locale: Locale, push: Push): void {
  text("title", draft.title, locale, charactersIn(locale, draftLeast.title), push);
  text("summary", draft.summary, locale, charactersIn(locale, draftLeast.summary), push);
}

function longTextFaults(draft: TourDraft, locale: Locale, push: Push): void {
  const description = lines(draft.description, locale);
  const characters = description.join("").length;
  const fewest = charactersIn(locale, draftLeast.description);
  if (description.length === 0) push({ field: `description.${locale}`, key: "required" });
  else if (characters < fewest) push(tooShort(`description.${locale}`, fewest));
  for (const field of ["highlights", "included"] as const)
    if (lines(draft[field], locale).length < draftLeast[field])
      push(
        draftLeast[field] === 1
          ? { field: `${field}.${locale}`, key: "required" }
          : tooFew(`${field}.${locale}`, draftLeast[field]),
      );
  text("meeting_text", draft.meeting_text, locale, 1, push);
  for (const [index, { question, answer }] of draft.questions.entries()) {
    text(`questions.${index}.question`, question, locale, 1, push);
    text(`questions.${index}.answer`, answer, locale, 1, push);
  }
}

function placeFaults(draft: TourDraft, push: Push): void {
  for (const field of ["city_ids", "rest_kind_ids", "languages"] as const)
    if (draft[field].length === 0) push({ field, key: "required" });
  if (draft.meeting_spot === null) push({ field: "meeting_spot", key: "required" });
  if (draft.photos.length < draftLeast.photos) push(tooFew("photos", draftLeast.photos));
  if (draft.video_url !== "" && !isShownVideo(draft.video_url))
    push({ field: "video_url", key: "incorrect" });
}

function groupFaults(draft: TourDraft, push: Push): void {
  const { duration_days: days, duration_nights: nights, max_group_size: most } = draft;
  if (draft.type === "excursion") {
    if (!draft.duration_hours) push({ field: "duration_hours", key: "required" });
  } else {
    if (!days) push({ field: "duration_days", key: "required" });
    if (nights === null) push({ field: "duration_nights", key: "required" });
    else if (days && nights > days)
      push({ field: "duration_nights", key: "maxValue", values: { max: days } });
    if (draft.accommodation.length === 0) push({ field: "accommodation", key: "required" });
    if (draft.comfort.length === 0) push({ field: "comfort", key: "required" });
  }
  if (draft.difficulty === null) push({ field: "difficulty", key: "required" });
  if (!most) push({ field: "max_group_size", key: "required" });
  else if (draft.min_group_size > most)
    push({ field: "min_group_size", key: "maxValue", values: { max: most } });
}

function programmeFaults(draft: TourDraft, languages: readonly Locale[], push: Push): void {
  const { programme, type, duration_days: days } = draft;
  if (programme.length === 0) push({ field: "programme", key: "required" });
  else if (type === "tour" && days && programme.length < days) push(tooFew("programme", days));
  else if (type === "tour" && days && programme.length > days)
    push({ field: "programme", key: "maxValue", values: { max: days } });
  for (const [index, day] of programme.entries())
    for (const locale of languages) {
      text(`programme.${index}.title`, day.title, locale, 1, push);
      text(`programme.${index}.text`, day.text, locale, 1, push);
      for (const [position, { name }] of day.spots.entries())
        text(`programme.${index}.spots.${position}.name`, name, locale, 1, push);
    }
}

function conditionFaults(draft: TourDraft, today: LocalDate, push: Push): void {
  const { price, request_period: period } = draft;
  if (price === null) push({ field: "price", key: "required" });
  else if (!Number.isInteger(price) || price <= 0 || price > MAX_PRICE_MINOR)
    push({ field: "price", key: "incorrect" });
  if (!areChildPrices(draft.child_prices)) push({ field: "child_prices", key: "incorrect" });
  if (period === null) return;
  if (!isLocalDate(period.start)) push({ field: "request_period.start", key: "date" });
  if (!isLocalDate(period.end) || period.end < period.start || period.end < today)
    push({ field: "request_period.end", key: "date" });
}

const tooShort = (field: string, length: number): DraftFault => ({
  field,
  key: "minLength",
  values: { length },
});
const tooFew = (field: string, min: number): DraftFault => ({
  field,
  key: "minValue",
  values: { min },
});

function text(field: string, given: DraftText, locale: Locale, min: number, push: Push): void {
  const length = given[locale]?.trim().length ?? 0;
  if (length === 0) push({ field: `${field}.${locale}`, key: "required" });
  else if (length < min) push(tooShort(`${field}.${locale}`, min));
}

const lines = (given: DraftLines, locale: Locale): string[] =>
  (given[locale] ?? []).filter((line) => line.trim() !== "");
