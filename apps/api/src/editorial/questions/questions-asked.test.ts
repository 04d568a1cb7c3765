import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { tourQuestionCall } from "@tropa/api-contract/discovery/calls-tours";
import * as calls from "@tropa/api-contract/editorial/calls-questions";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import { longestQuestion } from "@tropa/domain/editorial/question";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import type { Role } from "../../../testing/platform.ts";
import { refusal } from "../../../testing/refusal.ts";
import {
  TourQuestions,
  answerBody,
  permalink,
  refused,
  text,
  visitor,
} from "../../../testing/discovery/tour-questions.ts";

/** The e-mail of the organizer of these tours. */
const host = "host-of-questions@tropa.example";
let questions: TourQuestions;
beforeAll(async () => {
  questions = await TourQuestions.open();
  await questions.platform.rows(
    "UPDATE organizer SET email = $2 WHERE id = $1",
    organizers.direct,
    host,
  );
});
afterAll(() => questions.close());

const as = (role: Role) => questions.as(role);

describe("asking a question", () => {
  it("as a visitor notifies the organizer and hides the question until it is answered", async () => {
    const { tourId, id, answer, row } = await questions.asked();
    expect(answer).toEqual({ success: true, is_held: false });
    expect(row).toMatchObject({
      author_name: "Ия",
      email: "iya@tropa.example",
      status: "published",
    });
    await refused(as("visitor").call(tourQuestionCall, permalink(tourId, id)), 404);
    const page = await as("visitor").call(tourCall, {
      query: { slug: `ice-of-baikal-${tourId}` },
    });
    expect(page.questions.filter((question) => question.id !== null)).toEqual([]);
    const [letter] = await questions.letters(host);
    expect(letter).toMatchObject({ kind: "tourQuestionNew" });
    expect(letter!.body).toContain(text);
    expect(letter!.body).toContain("/organizer/questions");
  });

  it("as an account uses its first name and stores no e-mail", async () => {
    const { tourId } = await questions.tour();
    await as("tourist").call(calls.askTourQuestionCall, {
      body: { tour_id: tourId, question: text, email: "somebody@else.example" },
    });
    expect(await questions.rowsOf(tourId)).toMatchObject([{ author_name: "Вера", email: null }]);
  });

  it("twice with the same words stores it once", async () => {
    const { tourId } = await questions.asked();
    await as("visitor").call(calls.askTourQuestionCall, {
      body: { tour_id: tourId, question: ` ${text} `, ...visitor },
    });
    expect(await questions.rowsOf(tourId)).toHaveLength(1);
  });

  it.each([
    ["no name", { name: "" }, "name"],
    ["a link as a name", { name: "www.casino.example" }, "name"],
    ["no e-mail", { email: "" }, "email"],
    ["an incomplete e-mail", { email: "iya@" }, "email"],
    ["only spaces", { question: " \n " }, "question"],
    ["too long a text", { question: "а".repeat(longestQuestion + 1) }, "question"],
  ])("with %s is refused with an error on its field", async (_, given, field) => {
    const { tourId } = await questions.tour();
    const answer = as("visitor").call(calls.askTourQuestionCall, {
      body: { tour_id: tourId, question: text, ...visitor, ...given },
    });
    const { validation } = await refusal(answer);
    expect(Object.keys(validation)).toEqual([field]);
    expect(await questions.rowsOf(tourId)).toEqual([]);
  });

  it("about a removed or unknown tour is answered with 404", async () => {
    const { tourId } = await questions.tour();
    const body = { question: text, ...visitor };
    await questions.platform.rows("UPDATE tour SET status = 'gone' WHERE id = $1", tourId);
    for (const tour_id of [tourId, 2_000_000_000])
      await refused(
        as("visitor").call(calls.askTourQuestionCall, { body: { ...body, tour_id } }),
        404,
      );
  });

  it("with contacts in it holds the question until staff publish it, then notifies the organizer", async () => {
    const before = (await questions.letters(host)).length;
    const waiting = async () =>
      (await as("staff").call(staffDeskCall, { query: {} })).parts.find(
        ({ part }) => part === "reviews",
      )?.waiting ?? 0;
    const heldBefore = await waiting();
    const { id, answer } = await questions.asked("Пишите мне: +7 903 123-45-67");
    expect(answer.is_held).toBe(true);
    expect(await waiting()).toBe(heldBefore + 1);
    const own = await as("organizer").call(calls.organizerQuestionsCall, { query: {} });
    expect(own.items.map((item) => item.id)).not.toContain(id);
    await refused(as("organizer").call(calls.answerTourQuestionCall, answerBody(id, "Нет")), 404);
    const held = await as("staff").call(calls.staffQuestionsCall, { query: { part: "held" } });
    expect(held.items[0]).toMatchObject({ id, status: "held", note: null });
    expect(await questions.letters(host)).toHaveLength(before);
    const publish = { body: { question_id: id, status: "published" as const } };
    await as("staff").call(calls.moderateTourQuestionCall, publish);
    await as("staff").call(calls.moderateTourQuestionCall, publish);
    expect(await questions.letters(host)).toHaveLength(before + 1);
  });
});
