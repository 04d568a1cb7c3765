import { tourQuestionCall } from "@tropa/api-contract/discovery/calls-tours";
import * as calls from "@tropa/api-contract/editorial/calls-questions";
import { longestAnswer } from "@tropa/domain/editorial/question";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";
import {
  TourQuestions,
  answerBody,
  permalink,
  refused,
  text,
  visitor,
} from "../../../testing/discovery/tour-questions.ts";

let questions: TourQuestions;
beforeAll(async () => {
  questions = await TourQuestions.open();
});
afterAll(() => questions.close());

const as = (role: Role) => questions.as(role);

describe("answering a question", () => {
  it("as the organizer publishes it, notifies its author once and deletes the author's e-mail", async () => {
    const { tourId, id } = await questions.asked(text, { ...visitor, email: "once@tropa.example" });
    const answered = await as("organizer").call(
      calls.answerTourQuestionCall,
      answerBody(id, "Да, небольшую."),
    );
    expect(answered).toMatchObject({ id, answer: "Да, небольшую.", version: 1 });
    const one = await as("visitor").call(tourQuestionCall, permalink(tourId, id));
    expect(one).toMatchObject({
      question: text,
      answer: "Да, небольшую.",
      author_name: "Ия",
      answered_by: "organizer",
      helpful_count: 0,
      tour: { slug: `ice-of-baikal-${tourId}` },
    });
    // Its tour's page is kept in memory until the database tells of the change.
    await expect
      .poll(() => questions.onPage(tourId))
      .toContainEqual({
        id,
        question: text,
        answer: "Да, небольшую.",
        author_name: "Ия",
        asked_on: one.asked_at.slice(0, 10),
      });
    // A corrected answer sends no second letter.
    await as("organizer").call(calls.answerTourQuestionCall, answerBody(id, "Да.", 1));
    const told = await questions.letters("once@tropa.example");
    expect(told.map(({ kind }) => kind)).toEqual(["tourQuestionAnswered"]);
    expect(told[0]!.body).toContain(`/tour-question/${tourId}/${id}`);
    expect(await questions.rowsOf(tourId)).toMatchObject([{ email: null }]);
  });

  it("with an empty text withdraws the answer", async () => {
    const { tourId, id } = await questions.asked();
    await as("organizer").call(calls.answerTourQuestionCall, answerBody(id, "Да."));
    await as("organizer").call(calls.answerTourQuestionCall, answerBody(id, "", 1));
    await refused(as("visitor").call(tourQuestionCall, permalink(tourId, id)), 404);
  });

  it("as staff is signed by support and recorded in the audit log", async () => {
    const { tourId, id } = await questions.asked();
    await as("staff").call(calls.answerTourQuestionCall, answerBody(id, "Уточнили: да."));
    const one = await as("visitor").call(tourQuestionCall, permalink(tourId, id));
    expect(one.answered_by).toBe("support");
    const acts = await questions.platform.rows(
      "SELECT 1 FROM audit_entry WHERE call = 'answerTourQuestion' AND subject_id = $1",
      String(id),
    );
    expect(acts).toHaveLength(1);
  });

  it("masks contacts in an organizer's answer and leaves links by support unmasked", async () => {
    const { tourId, id } = await questions.asked();
    const answer = "Да. Подробнее: +7 916 123-45-67, t.me/vetrova";
    await as("organizer").call(calls.answerTourQuestionCall, answerBody(id, answer));
    const read = () => as("visitor").call(tourQuestionCall, permalink(tourId, id));
    expect((await read()).answer).toBe("Да. Подробнее: ********, ********");
    const help = "Смотрите https://tropa.example/help-center";
    await as("staff").call(calls.answerTourQuestionCall, answerBody(id, help, 1));
    expect((await read()).answer).toBe(help);
  });

  it("is refused with 404 to another organizer and for an unknown question", async () => {
    const { id } = await questions.asked();
    for (const role of ["otherOrganizer", "organizer"] as const)
      await refused(
        as(role).call(
          calls.answerTourQuestionCall,
          answerBody(role === "organizer" ? 2_000_000_000 : id, "Да"),
        ),
        404,
      );
    const other = await as("otherOrganizer").call(calls.organizerQuestionsCall, { query: {} });
    expect(other.items.map((item) => item.id)).not.toContain(id);
  });

  it("refuses the second of two concurrent answers and returns the stored one", async () => {
    const { id } = await questions.asked();
    const both = await Promise.allSettled(
      ["Первый", "Второй"].map((words) =>
        as("organizer").call(calls.answerTourQuestionCall, answerBody(id, words)),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const late = as("organizer").call(calls.answerTourQuestionCall, answerBody(id, "Третий"));
    const { data, status } = await refusal(late);
    expect(status).toBe(409);
    expect(data).toMatchObject({ question: { version: 1, answer: expect.any(String) } });
  });

  it("is refused when the answer is too long", async () => {
    const { id } = await questions.asked();
    const words = "а".repeat(longestAnswer + 1);
    await refused(as("organizer").call(calls.answerTourQuestionCall, answerBody(id, words)), 422);
  });

  it("lists waiting questions in pages, the longest waiting first", async () => {
    const { tourId } = await questions.tour();
    await questions.platform.rows(
      "UPDATE tour_question SET status = 'rejected' WHERE answer IS NULL",
    );
    await questions.platform.rows(
      `INSERT INTO tour_question (tour_id, locale, author_name, question)
       SELECT $1, 'ru', 'Ия', 'Вопрос ' || n FROM generate_series(1, 23) n`,
      tourId,
    );
    const first = await as("organizer").call(calls.organizerQuestionsCall, { query: {} });
    expect(first.counts.waiting).toBe(23);
    const rest = await as("organizer").call(calls.organizerQuestionsCall, {
      query: { after: String(first.next_after) },
    });
    expect(rest.next_after).toBeNull();
    expect([...first.items, ...rest.items].map(({ question }) => question)).toEqual(
      Array.from({ length: 23 }, (_, index) => `Вопрос ${index + 1}`),
    );
  });
});

describe("marking an answer as helpful", () => {
  it("counts each account once and each browser once", async () => {
    const { id } = await questions.asked();
    await as("organizer").call(calls.answerTourQuestionCall, answerBody(id, "Да."));
    const browser = "0b4f6a43-3d4e-4c0e-9a43-0f6f0f5b7c11";
    const mark = async (role: Role, by = browser) =>
      (
        await as(role).call(calls.markTourQuestionCall, {
          body: { question_id: id, browser: by },
        })
      ).helpful_count;
    expect(await mark("visitor")).toBe(1);
    expect(await mark("visitor")).toBe(1);
    expect(await mark("tourist")).toBe(2);
    expect(await mark("tourist", "5d0c9c0e-9a43-4f6f-8f5b-7c110b4f6a43")).toBe(2);
    const own = as("organizer").call(calls.markTourQuestionCall, {
      body: { question_id: id, browser },
    });
    expect(await codeOf(own)).toBe("forbidden");
  });

  it("is refused for an unanswered question", async () => {
    const { id } = await questions.asked();
    await refused(
      as("visitor").call(calls.markTourQuestionCall, {
        body: { question_id: id, browser: crypto.randomUUID() },
      }),
      404,
    );
  });
});

it("removes a rejected answered question from its page and its tour's page", async () => {
  const { tourId, id } = await questions.asked();
  await as("organizer").call(calls.answerTourQuestionCall, answerBody(id, "Да."));
  const answered = async (search: string) => {
    const query = { part: "answered" as const, search };
    const { items } = await as("staff").call(calls.staffQuestionsCall, { query });
    return items.map((question) => question.id);
  };
  const address = `https://tropa.example/tour-question/${tourId}/${id}`;
  expect(await answered(address)).toEqual([id]);
  expect(await answered("")).toContain(id);
  expect(await answered("never said")).toEqual([]);
  await as("staff").call(calls.moderateTourQuestionCall, {
    body: { question_id: id, status: "rejected", note: "Реклама" },
  });
  await refused(as("visitor").call(tourQuestionCall, permalink(tourId, id)), 404);
  expect(await answered(address)).toEqual([]);
  const ids = async () => (await questions.onPage(tourId)).map((question) => question.id);
  await expect.poll(ids).not.toContain(id);
});
