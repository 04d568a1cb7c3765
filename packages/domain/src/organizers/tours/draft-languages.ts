import type { Locale } from "../../locale.ts";
import { locales } from "../../locale.ts";
import type { DraftLines, DraftText, TourDraft } from "./tour-draft.ts";

/** The settings of a storefront that decide the languages of its tours. */
export interface DraftStorefront {
  readonly locales: readonly [Locale, ...Locale[]];
  readonly features: { readonly excursions: boolean };
}

/**
 * Returns the required and the allowed languages of a tour. The first language of one storefront
 * that sells it suffices: readers of other languages see that text, marked as such. The organizer
 * chooses the storefront by starting to write.
 */
export function draftLanguages(
  draft: TourDraft,
  storefronts: readonly DraftStorefront[],
  /**
   * The storefront where the organizer writes: its language is required while nothing is written.
   */
  own: DraftStorefront,
): { required: Locale[]; optional: Locale[] } {
  const offering = storefronts.filter((storefront) => offers(storefront, draft.type));
  const first = locales.filter((locale) => offering.some(({ locales: [one] }) => one === locale));
  const read = locales.filter((locale) =>
    offering.some((storefront) => storefront.locales.includes(locale)),
  );
  const required =
    [longTextLanguages(draft), writtenLanguages(draft), [own.locales[0]]]
      .map((written) => first.filter((locale) => written.includes(locale)))
      .find((begun) => begun.length > 0) ?? first;
  return { required, optional: read.filter((locale) => !required.includes(locale)) };
}

/** Whether a storefront sells tours of this type. */
export const offers = ({ features }: DraftStorefront, type: TourDraft["type"]): boolean =>
  type !== "excursion" || features.excursions;

const isText = (text: string | undefined) => text !== undefined && text.trim() !== "";
const isLines = (lines: readonly string[] | undefined) => lines?.some(isText) === true;

/** The long texts of a draft; readers of other languages see them in English or Russian. */
function longTexts(draft: TourDraft): { texts: DraftText[]; lines: DraftLines[] } {
  return {
    texts: [
      draft.accommodation_text,
      draft.meeting_text,
      ...draft.questions.flatMap(({ question, answer }) => [question, answer]),
      ...draft.programme.flatMap(({ title, text, spots }) => [
        title,
        text,
        ...spots.map(({ name }) => name),
      ]),
    ],
    lines: [draft.description, draft.highlights, draft.what_to_bring],
  };
}

/** Returns the languages in which any long text is written. */
export function longTextLanguages(draft: TourDraft): Locale[] {
  const { texts, lines } = longTexts(draft);
  return locales.filter(
    (locale) =>
      texts.some((text) => isText(text[locale])) || lines.some((list) => isLines(list[locale])),
  );
}

/** Returns the languages in which anything is written. */
export function writtenLanguages(draft: TourDraft): Locale[] {
  const long = longTextLanguages(draft);
  const { title, summary, included, excluded } = draft;
  return locales.filter(
    (locale) =>
      long.includes(locale) ||
      [title, summary].some((text) => isText(text[locale])) ||
      [included, excluded].some((list) => isLines(list[locale])),
  );
}
