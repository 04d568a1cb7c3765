import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { tourQuestionCall } from "@tropa/api-contract/discovery/calls-tours";
import * as calls from "@tropa/api-contract/editorial/calls-questions";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import { longestAnswer, longestQuestion } from "@tropa/domain/editorial/question";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person, Role } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";

let platform: Platform;
let people: Record<Role, Person>;
beforeAll(async () => {
  platform = await Platform.open();
  people = await platform.everybody();
});
afterAll(() => platform.close());

const as = (role: Role, language = "ru") => platform.client(people[role], language);
const tour = () => insertTour(platform.context.pool);
const text = "Можно ли взять собаку?";
const visitor = { name: "Ия Северная", email: "Iya@Tropa.example" };

const refused = async (call: Promise<unknown>, status: number) =>
  expect(await refusal(call)).toMatchObject({ status });

interface Row {
  id: number;
  email: string | null;
  author_name: string;
  version: number;
  status: string;
}
const rowsOf = (tourId: number) =>
  platform.rows<Row>("SELECT * FROM tour_question WHERE tour_id = $1 ORDER BY id", tourId);
const letters = (recipient: string) =>
  platform.rows<{ kind: string; body: string }>(
    "SELECT kind, body FROM outbox WHERE lower(recipient) = lower($1) AND channel = 'email' ORDER BY id",
    recipient,
  );

/** A question that a visitor has just asked. */
async function asked(question = text, who: object = visitor) {
  const { tourId } = await tour();
  const answer = await as("visitor").call(calls.askTourQuestionCall, {
    body: { tour_id: tourId, question, ...who },
  });
  const [row] = await rowsOf(tourId);
  return { tourId, id: row!.id, answer, row: row! };
}

const answering = (id: number, answer: string, version = 0) => ({
  body: { question_id: id, version, answer },
});
const questionsOnPage = async (tourId: number) => {
  const query = { slug: `ice-of-baikal-${tourId}` };
  return (await as("visitor").call(tourCall, { query })).questions;
};
const permalink = (tourId: number, id: number) => ({
  query: { tour_id: String(tourId), question_id: String(id) },
});

describe("asking", () => {
  it("by a visitor: shown to nobody before it is answered, told to the organizer", async () => {
    const email = "host-of-questions@tropa.example";
    await platform.rows("UPDATE organizer SET email = $2 WHERE id = $1", organizers.direct, email);
    const { tourId, id, answer, row } = await asked();
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
    const [letter] = await letters(email);
    expect(letter).toMatchObject({ kind: "tourQuestionNew" });
    expect(letter!.body).toContain(text);
    expect(letter!.body).toContain("/organizer/questions");
  });

  it("by an account: with its own first name, and no address beside it", async () => {
    const { tourId } = await tour();
    await as("tourist").call(calls.askTourQuestionCall, {
      body: { tour_id: tourId, question: text, email: "somebody@else.example" },
    });
    expect(await rowsOf(tourId)).toMatchObject([{ author_name: "Вера", email: null }]);
  });

  it("twice is once", async () => {
    const { tourId } = await asked();
    await as("visitor").call(calls.askTourQuestionCall, {
      body: { tour_id: tourId, question: ` ${text} `, ...visitor },
    });
    expect(await rowsOf(tourId)).toHaveLength(1);
  });

  it.each([
    ["no name", { name: "" }, "name"],
    ["a link for a name", { name: "www.casino.example" }, "name"],
    ["no e-mail", { email: "" }, "email"],
    ["half an e-mail", { email: "iya@" }, "email"],
    ["nothing but spaces", { question: " \n " }, "question"],
    ["too much", { question: "а".repeat(longestQuestion + 1) }, "question"],
  ])("with %s is refused by the name of the field", async (_, given, field) => {
    const { tourId } = await tour();
    const answer = as("visitor").call(calls.askTourQuestionCall, {
      body: { tour_id: tourId, question: text, ...visitor, ...given },
    });
    const { validation } = await refusal(answer);
    expect(Object.keys(validation)).toEqual([field]);
    expect(await rowsOf(tourId)).toEqual([]);
  });

  it("about a tour that nobody sees is a 404", async () => {
    const { tourId } = await tour();
    const body = { question: text, ...visitor };
    await platform.rows("UPDATE tour SET status = 'gone' WHERE id = $1", tourId);
    for (const tour_id of [tourId, 2_000_000_000])
      await refused(
        as("visitor").call(calls.askTourQuestionCall, { body: { ...body, tour_id } }),
        404,
      );
  });

  it("with contacts is held: the organizer hears of it once staff publish it", async () => {
    const before = (await letters("host-of-questions@tropa.example")).length;
    const waiting = async () =>
      (await as("staff").call(staffDeskCall, { query: {} })).parts.find(
        ({ part }) => part === "reviews",
      )?.waiting ?? 0;
    const heldBefore = await waiting();
    const { id, answer } = await asked("Пишите мне: +7 903 123-45-67");
    expect(answer.is_held).toBe(true);
    expect(await waiting()).toBe(heldBefore + 1);
    const own = await as("organizer").call(calls.organizerQuestionsCall, { query: {} });
    expect(own.items.map((item) => item.id)).not.toContain(id);
    await refused(as("organizer").call(calls.answerTourQuestionCall, answering(id, "Нет")), 404);
    const held = await as("staff").call(calls.staffQuestionsCall, { query: { part: "held" } });
    expect(held.items[0]).toMatchObject({ id, status: "held", note: null });
    expect(await letters("host-of-questions@tropa.example")).toHaveLength(before);
    const publish = { body: { question_id: id, status: "published" as const } };
    await as("staff").call(calls.moderateTourQuestionCall, publish);
    await as("staff").call(calls.moderateTourQuestionCall, publish);
    expect(await letters("host-of-questions@tropa.example")).toHaveLength(before + 1);
  });
});

describe("answering", () => {
  it("by the organizer: read by everybody, told to who asked, whose address is then forgotten", async () => {
    const { tourId, id } = await asked(text, { ...visitor, email: "once@tropa.example" });
    const answered = await as("organizer").call(
      calls.answerTourQuestionCall,
      answering(id, "Да, небольшую."),
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
      .poll(() => questionsOnPage(tourId))
      .toContainEqual({
        id,
        question: text,
        answer: "Да, небольшую.",
        author_name: "Ия",
        asked_on: one.asked_at.slice(0, 10),
      });
    // Corrected afterwards: nobody is written to twice.
    await as("organizer").call(calls.answerTourQuestionCall, answering(id, "Да.", 1));
    const told = await letters("once@tropa.example");
    expect(told.map(({ kind }) => kind)).toEqual(["tourQuestionAnswered"]);
    expect(told[0]!.body).toContain(`/tour-question/${tourId}/${id}`);
    expect(await rowsOf(tourId)).toMatchObject([{ email: null }]);
  });

  it("taken back, it is gone for readers", async () => {
    const { tourId, id } = await asked();
    await as("organizer").call(calls.answerTourQuestionCall, answering(id, "Да."));
    await as("organizer").call(calls.answerTourQuestionCall, answering(id, "", 1));
    await refused(as("visitor").call(tourQuestionCall, permalink(tourId, id)), 404);
  });

  it("by staff is support's, and stands in the audit log", async () => {
    const { tourId, id } = await asked();
    await as("staff").call(calls.answerTourQuestionCall, answering(id, "Уточнили: да."));
    const one = await as("visitor").call(tourQuestionCall, permalink(tourId, id));
    expect(one.answered_by).toBe("support");
    const acts = await platform.rows(
      "SELECT 1 FROM audit_entry WHERE call = 'answerTourQuestion' AND subject_id = $1",
      String(id),
    );
    expect(acts).toHaveLength(1);
  });

  it("hides an organizer's contacts from everybody, and leaves support's links", async () => {
    const { tourId, id } = await asked();
    const answer = "Да. Подробнее: +7 916 123-45-67, t.me/vetrova";
    await as("organizer").call(calls.answerTourQuestionCall, answering(id, answer));
    const read = () => as("visitor").call(tourQuestionCall, permalink(tourId, id));
    expect((await read()).answer).toBe("Да. Подробнее: ********, ********");
    const help = "Смотрите https://tropa.example/help-center";
    await as("staff").call(calls.answerTourQuestionCall, answering(id, help, 1));
    expect((await read()).answer).toBe(help);
  });

  it("of somebody else's question is as if there were none", async () => {
    const { id } = await asked();
    for (const role of ["otherOrganizer", "organizer"] as const)
      await refused(
        as(role).call(
          calls.answerTourQuestionCall,
          answering(role === "organizer" ? 2_000_000_000 : id, "Да"),
        ),
        404,
      );
    const other = await as("otherOrganizer").call(calls.organizerQuestionsCall, { query: {} });
    expect(other.items.map((item) => item.id)).not.toContain(id);
  });

  it("at the same time: one comes second and sees what the other wrote", async () => {
    const { id } = await asked();
    const both = await Promise.allSettled(
      ["Первый", "Второй"].map((words) =>
        as("organizer").call(calls.answerTourQuestionCall, answering(id, words)),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const late = as("organizer").call(calls.answerTourQuestionCall, answering(id, "Третий"));
    const { data, status } = await refusal(late);
    expect(status).toBe(409);
    expect(data).toMatchObject({ question: { version: 1, answer: expect.any(String) } });
  });

  it("of too much is refused", async () => {
    const { id } = await asked();
    const words = "а".repeat(longestAnswer + 1);
    await refused(as("organizer").call(calls.answerTourQuestionCall, answering(id, words)), 422);
  });

  it("goes page by page, the longest waiting first", async () => {
    const { tourId } = await tour();
    await platform.rows("UPDATE tour_question SET status = 'rejected' WHERE answer IS NULL");
    await platform.rows(
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

describe("marking", () => {
  it("counts an account once, and a browser once", async () => {
    const { id } = await asked();
    await as("organizer").call(calls.answerTourQuestionCall, answering(id, "Да."));
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

  it("finds nothing to mark in what is not answered", async () => {
    const { id } = await asked();
    await refused(
      as("visitor").call(calls.markTourQuestionCall, {
        body: { question_id: id, browser: crypto.randomUUID() },
      }),
      404,
    );
  });
});

it("an answered question that staff reject is gone, and its tour's page with it", async () => {
  const { tourId, id } = await asked();
  await as("organizer").call(calls.answerTourQuestionCall, answering(id, "Да."));
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
  const ids = async () => (await questionsOnPage(tourId)).map((question) => question.id);
  await expect.poll(ids).not.toContain(id);
});
