import type { tourQuestionCall } from "@tropa/api-contract/discovery/calls-tours";
import type { TourQuestion } from "@tropa/api-contract/editorial/calls-questions";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleImage, tourSlug } from "./tour-card.ts";

/** An answered public question. */
export const sampleQuestion = (
  { texts, locale }: SampleSet,
  more: Partial<WireAnswerOf<typeof tourQuestionCall>> = {},
): WireAnswerOf<typeof tourQuestionCall> => ({
  id: 7,
  tour_id: 1,
  question: texts.question,
  answer: texts.reply,
  author_name: pick(texts.people, 0),
  locale,
  asked_at: "2026-09-01T09:30:00Z",
  answered_at: "2026-09-02T12:00:00Z",
  answered_by: "organizer",
  helpful_count: 3,
  tour: { name: pick(texts.tours, 0), slug: tourSlug(1), image: sampleImage(0) },
  ...more,
});

/** A question as its organizer sees it; unanswered by default. */
export const sampleTourQuestion = (
  { texts, locale }: SampleSet,
  index: number,
  more: Partial<TourQuestion> = {},
): TourQuestion => ({
  id: index + 1,
  tour: { id: index + 1, name: pick(texts.tours, index), slug: tourSlug(index + 1) },
  author_name: pick(texts.people, index),
  locale,
  question: texts.question,
  answer: null,
  asked_at: "2026-09-01T09:30:00Z",
  answered_at: null,
  status: "published",
  version: 0,
  helpful_count: 0,
  ...more,
});
