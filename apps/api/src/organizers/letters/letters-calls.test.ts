import { createContractCall } from "@tropa/api-contract/organizers/calls-meetings";
import { organizerSetPublishedCall } from "@tropa/api-contract/organizers/calls-organizers";
import { createReviewCall, replyToReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { documentChecks } from "@tropa/domain/organizers/verification";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { remindOfRecords } from "../records/records.ts";
import { applyReport } from "../verification/verification.ts";

let platform: Platform;
let organizer: Person;
let staff: Person;
beforeAll(async () => {
  platform = await Platform.open();
  organizer = await platform.person("organizer");
  staff = await platform.person("staff");
});
afterAll(() => platform.close());
beforeEach(() => platform.rows("DELETE FROM outbox"));

const { direct: id } = organizers;
const letters = (kind: string) =>
  platform.rows<{ recipient: string; body: string }>(
    "SELECT recipient, body FROM outbox WHERE kind = $1 ORDER BY id",
    kind,
  );
const setPublished = (person: Person, isPublished: boolean) =>
  platform
    .client(person)
    .call(organizerSetPublishedCall, { body: { id, is_published: isPublished } });

/** A record that lacks nothing. */
async function complete() {
  await platform.rows(
    `UPDATE organizer SET about = '{"ru": "Вожу"}', photo = '/files/1/image/{size}.avif', is_published = false WHERE id = $1`,
    id,
  );
  await platform.rows(
    `INSERT INTO organizer_requisites (organizer_id, legal_form, legal_name, country_id, numbers)
     VALUES ($1, 'natural_person', 'Анна', 1, '{"tax_id": "1"}') ON CONFLICT DO NOTHING`,
    id,
  );
}

it("notifies the organizer once when the record is published, and again when staff hide it", async () => {
  await complete();
  await setPublished(organizer, true);
  await setPublished(organizer, true);
  expect(await letters("organizerRecordPublished")).toMatchObject([
    { recipient: "organizer1@tropa.example" },
  ]);
  await setPublished(organizer, false);
  expect(await letters("organizerRecordHidden")).toEqual([]);
  await setPublished(organizer, true);
  await setPublished(staff, false);
  expect(await letters("organizerRecordHidden")).toHaveLength(1);
});

it("reminds the organizer once of an unfinished record and lists what it lacks", async () => {
  const { confirming } = organizers;
  await platform.rows(
    `UPDATE organizer SET is_published = false, about = '{}', languages = '{ru}', created_at = now() - interval '2 days'
      WHERE id = $1`,
    confirming,
  );
  const remind = () => remindOfRecords(platform.context);
  await platform.rows("UPDATE organizer SET lacking_told_at = now() WHERE id <> $1", confirming);
  await remind();
  expect(await letters("organizerRecordLacks")).toEqual([]);
  await platform.rows(
    "UPDATE organizer SET created_at = now() - interval '4 days' WHERE id = $1",
    confirming,
  );
  await Promise.all([remind(), remind()]);
  const told = await letters("organizerRecordLacks");
  expect(told).toHaveLength(1);
  expect(told[0]!.body).toContain("рассказ о себе\n");
});

it("notifies the organizer of each new result of an identity check", async () => {
  const word = (status: number, day: number, rejectLabels: string[] = []) =>
    applyReport(platform.context, "sumsub", {
      organizerId: id,
      applicantId: "a",
      status: status as 1,
      rejectLabels,
      toldAt: new Date(Date.UTC(2026, 0, day)),
    });
  await word(documentChecks.inProgress, 1);
  await word(documentChecks.failed, 2, ["LOW_QUALITY"]);
  await word(documentChecks.failed, 3, ["LOW_QUALITY"]);
  const failed = await letters("organizerNotVerified");
  expect(failed).toHaveLength(1);
  expect(failed[0]!.body).toContain(`/organizer/records/${id}/verification`);
  await word(documentChecks.inProgress, 4);
  await word(documentChecks.success, 5);
  expect(await letters("organizerVerified")).toHaveLength(1);
});

it("notifies the organizer of a contract made by staff, without sending its key", async () => {
  const { contract_id: number, key } = await platform
    .client(staff)
    .call(createContractCall, { body: { organizer_id: id } });
  const [letter] = await letters("organizerContract");
  expect(letter!.body).toContain(`/organizer/records/${id}/contracts/${number}`);
  expect(letter!.body).not.toContain(key);
});

it("notifies a review's author of the reply once", async () => {
  const made = await insertTour(platform.context.pool);
  const { request_id: booking, uuid } = await platform
    .client()
    .call(submitOrderCall, { body: orderOf(made) });
  await platform.rows("UPDATE booking SET status = 4, hold_until = NULL WHERE id = $1", booking);
  const { uuid: review } = await platform
    .client()
    .call(createReviewCall, { body: { uuid, rating: 5, text: "Хорошо провели время" } });
  const reply = (text: string) =>
    platform.client(organizer).call(replyToReviewCall, { body: { uuid: review, text } });
  await reply("Спасибо!");
  await reply("");
  await reply("Спасибо, приезжайте ещё!");
  const told = await letters("reviewAnswered");
  expect(told).toHaveLength(1);
  expect(told[0]!.body).toContain("Спасибо!");
  expect(told[0]!.body).toContain(`/review/${review}`);
});
