import type { Locale } from "../../locale.ts";
import { locales } from "../../locale.ts";
import type { DraftLines, DraftText, TourDraft } from "./tour-draft.ts";

/** What of a storefront decides in which languages a tour is written. */
export interface DraftStorefront {
  readonly locales: readonly [Locale, ...Locale[]];
  readonly features: { readonly excursions: boolean };
}

/**
 * Languages that a tour has to be written in, and those that it may be written in. The first language of one storefront that
 * offers it is enough: readers of the others see that text, marked as such. Which one, the organizer says by writing.
 */
export function draftLanguages(
  draft: TourDraft,
  storefronts: readonly DraftStorefront[],
  /** Where they write it: asked for as long as nothing is written. */
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

/** Whether a storefront sells such tours. */
export const offers = ({ features }: DraftStorefront, type: TourDraft["type"]): boolean =>
  type !== "excursion" || features.excursions;

const isText = (text: string | undefined) => text !== undefined && text.trim() !== "";
const isLines = (lines: readonly string[] | undefined) => lines?.some(isText) === true;

/** The long texts of a draft, which a reader of another language sees in English or Russian. */
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

/** Languages that anything of the long texts is written in. */
export function longTextLanguages(draft: TourDraft): Locale[] {
  const { texts, lines } = longTexts(draft);
  return locales.filter(
    (locale) =>
      texts.some((text) => isText(text[locale])) || lines.some((list) => isLines(list[locale])),
  );
}

/** Languages that anything at all is written in. */
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
