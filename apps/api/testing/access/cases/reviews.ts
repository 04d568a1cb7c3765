import { createReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import { withGuests } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

/** A finished booking of the world's tourist. */
async function traveled(world: World) {
  const booking = await world.booking();
  await world.platform.rows(
    "UPDATE booking SET status = 4, hold_until = NULL WHERE id = $1",
    booking.id,
  );
  return booking;
}

async function review(world: World): Promise<string> {
  const { uuid } = await traveled(world);
  const { uuid: made } = await world.platform
    .client(world.people.visitor)
    .call(createReviewCall, { body: { uuid, rating: 5, text: "Хорошо провели время" } });
  return made;
}

/** A traveller's question about a tour of the first organizer, answered or not. */
async function question(world: World, answer: string | null = null) {
  const { tourId } = await world.tour();
  return world.id(
    `INSERT INTO tour_question (tour_id, locale, author_name, question, answer, answered_at)
     VALUES ($1, 'ru', 'Ия', 'Есть ли сушилка?', $2, CASE WHEN $2::text IS NOT NULL THEN now() END) RETURNING id`,
    tourId,
    answer,
  );
}

/** Calls for public reviews and questions, and for their moderation. */
export const reviewCases: readonly AccessCase[] = [
  {
    call: "createReview",
    // Anyone with the link acts as the tourist; the organizer may not, if recognised.
    for: ["visitor", "tourist", "otherTourist", "otherOrganizer"],
    input: async (world) => ({
      body: { uuid: (await traveled(world)).uuid, rating: 4, text: "Понравилось всем" },
    }),
  },
  {
    call: "bookingReview",
    input: async (world) => ({ query: { uuid: (await traveled(world)).uuid } }),
  },
  {
    call: "replyToReview",
    for: ["organizer", "staff", "reviewsStaff"],
    input: async (world) => ({ body: { uuid: await review(world), text: "Спасибо!" } }),
  },
  {
    call: "moderateReview",
    input: async (world) => ({ body: { uuid: await review(world), status: "held" } }),
  },
  {
    call: "askTourQuestion",
    input: async (world) => ({
      body: {
        tour_id: (await world.tour()).tourId,
        question: "Есть ли сушилка?",
        name: "Ия",
        email: "iya@tropa.example",
      },
    }),
  },
  {
    call: "markTourQuestion",
    for: ["visitor", "tourist", "otherTourist", "otherOrganizer"],
    input: async (world) => ({
      body: { question_id: await question(world, "Есть."), browser: crypto.randomUUID() },
    }),
  },
  { call: "organizerQuestions", for: withGuests },
  {
    call: "answerTourQuestion",
    for: ["organizer", "staff", "reviewsStaff"],
    input: async (world) => ({
      body: { question_id: await question(world), version: 0, answer: "Есть." },
    }),
  },
  { call: "staffQuestions", input: () => ({ query: { part: "held" } }) },
  {
    call: "moderateTourQuestion",
    input: async (world) => ({ body: { question_id: await question(world), status: "held" } }),
  },
  { call: "hiddenReviews", input: () => ({ query: { status: "held" } }) },
];
