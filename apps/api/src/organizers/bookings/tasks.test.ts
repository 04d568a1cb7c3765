import { organizerTodayCall } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { organizerPublicInfoCall } from "@tropa/api-contract/organizers/calls-organizers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour } from "../../../testing/fixtures.ts";
import { OrganizerRecords } from "../../../testing/organizers/organizer-records.ts";
import type { Person } from "../../../testing/platform.ts";

let records: OrganizerRecords;
beforeAll(async () => {
  records = await OrganizerRecords.open();
});
afterAll(() => records.close());

const tasksOf = async (person: Person) =>
  (await records.platform.client(person).call(organizerTodayCall, { query: {} })).tasks;

it("lists a returned tour, an unanswered question and review, and an incomplete record", async () => {
  const { person, record } = await records.newOrganizer();
  const { platform } = records;
  expect(await tasksOf(person)).toEqual([{ kind: "record", count: 3, id: record.id }]);
  const { tourId } = await insertTour(platform.context.pool, { organizerId: record.id });
  await platform.rows(
    `INSERT INTO tour_question (tour_id, locale, author_name, question) VALUES ($1, 'ru', 'Анна', 'Есть ли баня?')`,
    tourId,
  );
  await platform.rows(
    `INSERT INTO review (tour_id, organizer_id, author_name, rating, locale, text, travelled_on, created_on)
     VALUES ($1, $2, 'Анна К.', 5, 'ru', 'Хорошо', current_date, current_date)`,
    tourId,
    record.id,
  );
  const [returned] = await platform.rows<{ id: number }>(
    `INSERT INTO organizer_tour (organizer_id, stage, draft) VALUES ($1, 'returned', '{}') RETURNING id`,
    record.id,
  );
  expect(await tasksOf(person)).toEqual([
    { kind: "returned", count: 1, id: returned?.id },
    { kind: "questions", count: 1, id: null },
    { kind: "reviews", count: 1, id: null },
    { kind: "record", count: 3, id: record.id },
  ]);
});

it("lists a complete record that is not published yet", async () => {
  const { person, record } = await records.newOrganizer();
  await records.platform.rows(
    `UPDATE organizer SET about = '{"ru": "Вожу"}', photo = '/files/1/image/{size}.avif' WHERE id = $1`,
    record.id,
  );
  await records.platform.rows(
    `INSERT INTO organizer_requisites (organizer_id, legal_form, legal_name, country_id, numbers)
     VALUES ($1, 'natural_person', 'Анна', 1, '{"tax_id": "1"}')`,
    record.id,
  );
  expect(await tasksOf(person)).toEqual([{ kind: "publish", count: 1, id: record.id }]);
  await records.platform.rows("UPDATE organizer SET is_published = true WHERE id = $1", record.id);
  expect(await tasksOf(person)).toEqual([]);
});

it("shows both when an organizer joined and when they began to lead tours", async () => {
  const { person, record } = await records.newOrganizer();
  await records.platform.rows(
    "UPDATE organizer SET created_at = '2025-03-05T12:00Z', started_on = '2014-06-01' WHERE id = $1",
    record.id,
  );
  const page = await records.platform
    .client(person)
    .call(organizerPublicInfoCall, { query: { id: String(record.id) } });
  expect(page).toMatchObject({ joined_on: "2025-03-05", started_on: "2014-06-01" });
});
