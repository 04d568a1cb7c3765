import { tourTexts } from "@tropa/api-contract/discovery/calls-translations";
import type { TourTexts } from "@tropa/api-contract/discovery/calls-translations";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { Locale } from "@tropa/domain/locale";
import { createHash } from "node:crypto";
import type { Pool } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { findTranslation, saveTranslation } from "./translation-store.ts";
import type { Translator } from "./translator.ts";

/** The long texts of a tour's page. */
function textsOf(tour: Tour): TourTexts {
  return tourTexts.parse({
    ...tour,
    meeting_point_text: tour.meeting_point.text,
    questions: tour.questions.filter(({ id }) => id === null),
  });
}

/** Empty texts are not sent: a service rejects them. */
const isWritten = (text: string): boolean => text.trim() !== "";

/** Maps all texts in a fixed order. */
function mapTexts(texts: TourTexts, write: (text: string) => string): TourTexts {
  const all = (list: readonly string[]) => list.map(write);
  return {
    description: all(texts.description),
    highlights: all(texts.highlights),
    programme: texts.programme.map(({ day, title, text }) => ({
      day,
      title: write(title),
      text: write(text),
    })),
    meeting_point_text: write(texts.meeting_point_text),
    accommodation_text: write(texts.accommodation_text),
    what_to_bring: all(texts.what_to_bring),
    questions: texts.questions.map(({ question, answer }) => ({
      question: write(question),
      answer: write(answer),
    })),
  };
}

/** Translates all texts with one request. */
async function translateTexts(
  texts: TourTexts,
  { from, to, translate }: { from: string; to: string; translate: Translator },
): Promise<TourTexts> {
  const sentTexts: string[] = [];
  mapTexts(texts, (text) => {
    if (isWritten(text)) sentTexts.push(text);
    return text;
  });
  const translated = (await translate(sentTexts, from, to)).values();
  return mapTexts(texts, (text) => (isWritten(text) ? (translated.next().value ?? text) : text));
}

export interface TranslationOptions {
  readonly pool: Pool;
  /** Null: no service is configured. */
  readonly translate: Translator | null;
  readonly warn: (message: string) => void;
}

/**
 * Returns a function that translates tours. Translations are stored until the tour's texts change; simultaneous
 * requests share one call to the service.
 */
export function tourTranslations({ pool, translate, warn }: TranslationOptions) {
  const pending = new Map<string, Promise<TourTexts>>();

  async function translateAndSave(
    tour: Tour,
    locale: Locale,
    service: Translator,
  ): Promise<TourTexts> {
    const texts = textsOf(tour);
    const source_hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
    const key = { tour_id: tour.id, locale, source_hash };
    const found = await findTranslation(pool, key);
    if (found) return found;
    const translated = await translateTexts(texts, {
      from: tour.content_locale,
      to: locale,
      translate: service,
    }).catch((error: unknown) => {
      warn(`translations: tour ${tour.id} into ${locale} failed: ${String(error)}`);
      throw new ApiError("unavailable");
    });
    await saveTranslation(pool, key, translated);
    return translated;
  }

  /** 404 if there is nothing to translate or no service; 503 while the service is away. */
  return async (tour: Tour, locale: Locale): Promise<TourTexts> => {
    if (translate === null || tour.content_locale === locale) throw new ApiError("not_found");
    const key = `${tour.id} ${locale}`;
    const running = pending.get(key);
    if (running) return running;
    const work = translateAndSave(tour, locale, translate).finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  };
}
