import type { Review } from "@tropa/api-contract/discovery/tour";
import { pick } from "./sample-set.ts";
import type { SampleSet } from "./sample-set.ts";

export const sampleReview = ({ texts, locale }: SampleSet, index: number): Review => ({
  id: index + 1,
  author_name: pick(texts.people, index),
  author_photo: null,
  rating: index % 3 === 2 ? 4 : 5,
  locale,
  text: texts.review,
  travelled_on: "2026-08-14",
  created_on: "2026-09-01",
  reply: index % 3 === 1 ? texts.reply : null,
  photos: [],
});
