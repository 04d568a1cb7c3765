import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { fixedFields } from "@tropa/domain/organizers/tours/tour-draft";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exampleTour } from "../../discovery/import/example-catalogue.ts";
import { importCatalogue } from "../../discovery/import/import-catalogue.ts";
import { inDays, organizers } from "../../../testing/fixtures.ts";
import { TourDesk, wholeDraft } from "../../../testing/organizers/organizer-tours.ts";
import type { Platform } from "../../../testing/platform.ts";
import { codeOf } from "../../../testing/refusal.ts";

let platform: Platform;
let desk: TourDesk;
beforeAll(async () => {
  desk = await TourDesk.open();
  ({ platform } = desk);
});
afterAll(() => platform.close());

const archive = ({ id }: OrganizerTour) => desk.own.call(calls.archiveTourCall, { body: { id } });

/** Live bookings, and whether the tour has ended. */
const stateOf = async (tourId: number) => {
  const [row] = await platform.rows<{ is_gone: boolean; alive: number; told: number }>(
    `SELECT status = 'gone' AS is_gone,
            (SELECT count(*)::integer FROM booking WHERE tour_id = tour.id AND status <= 3) AS alive,
            (SELECT coalesce(sum(seats_taken), 0)::integer FROM tour_date WHERE tour_id = tour.id) AS told
       FROM tour WHERE id = $1`,
    tourId,
  );
  return row!;
};

it("either archives a tour and refuses all concurrent orders, or does not archive it", async () => {
  for (let round = 0; round < 8; round += 1) {
    const tour = await desk.published();
    const tourId = tour.tour_id!;
    const dateId = await desk.depart(tourId);
    // Who comes first changes from round to round.
    const orders = () => Array.from({ length: 3 }, () => codeOrNull(desk.book({ tourId, dateId })));
    const ending = () => codeOrNull(archive(tour));
    const [ended, ...ordered] =
      round % 2 === 0
        ? await Promise.all([ending(), ...orders()])
        : (await Promise.all([...orders(), ending()])).toReversed();
    const { is_gone: isGone, alive, told } = await stateOf(tourId);
    expect(told).toBe(alive * 2);
    if (isGone) {
      expect(ended).toBeNull();
      expect(alive).toBe(0);
      for (const code of ordered) expect(["no_seats", "gone"]).toContain(code);
    } else {
      expect(ended).toBe("conflict");
      expect(alive).toBeGreaterThan(0);
    }
    expect(await codeOrNull(desk.book({ tourId, dateId }))).toBe(isGone ? "gone" : null);
  }
});

it("refuses to archive a tour while a new date of it is being added and booked", async () => {
  const tour = await desk.published();
  const tourId = tour.tour_id!;
  const dateId = await desk.depart(tourId);
  const client = await platform.context.pool.connect();
  try {
    // As adding a departure does: the tour is held, and its new date is not there for others yet.
    await client.query("BEGIN");
    await client.query("SELECT FROM tour WHERE id = $1 FOR NO KEY UPDATE", [tourId]);
    const ended = codeOrNull(archive(tour));
    await expect
      .poll(async () => {
        const [row] = await platform.rows<{ count: number }>(
          `SELECT count(*)::integer AS count FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return row?.count ?? 0;
      })
      .toBeGreaterThan(0);
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO tour_date (tour_id, starts_on, ends_on, price_minor, seats_total)
       SELECT tour_id, starts_on + 7, ends_on + 7, price_minor, seats_total FROM tour_date WHERE id = $1 RETURNING id`,
      [dateId],
    );
    await client.query("UPDATE tour_date SET seats_taken = 2 WHERE id = $1", [rows[0]!.id]);
    await client.query(
      `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale, storefront,
                            currency, total_minor, prepayment_minor)
       SELECT $1, $2, organizer_id, 3, 2, 'Ольга', '+79005550000', 'ru', 'ru', 'RUB', 100, 10 FROM tour WHERE id = $1`,
      [tourId, rows[0]!.id],
    );
    await client.query("COMMIT");
    expect(await ended).toBe("conflict");
    expect(await stateOf(tourId)).toMatchObject({ is_gone: false, alive: 1 });
  } finally {
    client.release();
  }
});

it("refuses or completes orders concurrent with unpublishing, and refuses later ones", async () => {
  for (let round = 0; round < 6; round += 1) {
    const tour = await desk.published();
    const tourId = tour.tour_id!;
    const dateId = await desk.depart(tourId);
    const [off, ...ordered] = await Promise.all([
      codeOrNull(
        desk.own.call(calls.setTourPublishedCall, {
          body: { id: tour.id, is_published: false, reason: "" },
        }),
      ),
      ...Array.from({ length: 3 }, () => codeOrNull(desk.book({ tourId, dateId }))),
    ]);
    expect(off).toBeNull();
    for (const code of ordered) expect([null, "removed_from_publication"]).toContain(code);
    const { alive, told } = await stateOf(tourId);
    expect(alive).toBe(ordered.filter((code) => code === null).length);
    expect(told).toBe(alive * 2);
    expect(await codeOrNull(desk.book({ tourId, dateId }))).toBe("removed_from_publication");
  }
});

it("keeps the organizer's edits when an import meets publishing, and refuses later imports", async () => {
  const options = { strict: false, today: inDays(0), source: "test.json" };
  const organizer = "of-the-desk";
  await platform.rows(
    "INSERT INTO import_id (kind, external_id, id) VALUES ('organizer', $1, $2)",
    organizer,
    organizers.direct,
  );
  const [own] = await platform.rows<{ city: string; kind: string }>(
    `SELECT (SELECT slug FROM city ORDER BY id LIMIT 1) AS city,
            (SELECT slug FROM rest_kind ORDER BY id LIMIT 1) AS kind`,
  );
  const { content } = exampleTour();
  const programme = content.ru.programme.map((day) => ({ ...day, city: null }));
  const here = { ...content.ru, programme };
  const fileOf = (externalId: string, words: string) => ({
    format: "tropa-catalogue-1",
    organizers: [],
    tours: [
      {
        ...exampleTour(externalId),
        title: { ru: words, en: words },
        organizer,
        cities: [own!.city],
        rest_kinds: [own!.kind],
        content: { ru: here, en: here },
      },
    ],
  });
  const load = (externalId: string, words: string) =>
    importCatalogue(platform.context.pool, fileOf(externalId, words), options);
  for (let round = 0; round < 5; round += 1) {
    const externalId = `tour-${round}`;
    expect(await load(externalId, "Из файла")).toMatchObject({
      imported: { tours: 1 },
      refused: [],
    });
    const [row] = await platform.rows<{ id: number }>(
      "SELECT id FROM import_id WHERE kind = 'tour' AND external_id = $1",
      externalId,
    );
    const tourId = row!.id;
    const opened = await desk.own.call(calls.openTourCall, { body: { tour_id: tourId } });
    const { title: _, ...whole } = wholeDraft(await desk.photos());
    const { duration_days: days, ...rest } = { ...whole, ...fixedOf(opened) };
    const title = { ru: `За столом ${round}`, en: `At the desk ${round}` };
    const daily = Array.from({ length: days ?? 1 }, () => whole.programme[0]!);
    const sent = await desk.send(
      await desk.save(opened, { ...rest, duration_days: days, programme: daily, title }),
    );
    const [report] = await Promise.all([load(externalId, "Из нового файла"), desk.approve(sent)]);
    // The file came before the publishing, which then wrote over it, or after it, and was refused.
    expect(report.imported.tours + report.refused.length).toBe(1);
    expect(await titleOf(tourId)).toBe(title.ru);
    expect(await load(externalId, "Из нового файла")).toMatchObject({
      imported: { tours: 0 },
      refused: [{ externalId, reason: "its organizer edits it at the desk since" }],
    });
    expect(await titleOf(tourId)).toBe(title.ru);
  }
});

/** What stays as it is once a tour has been published. */
const fixedOf = ({ draft }: OrganizerTour) =>
  Object.fromEntries(
    fixedFields.filter((field) => field !== "type").map((field) => [field, draft[field]]),
  ) as Pick<OrganizerTour["draft"], "currency" | "duration_days" | "duration_hours">;

async function titleOf(tourId: number): Promise<string | undefined> {
  const [row] = await platform.rows<{ title: string }>(
    "SELECT title ->> 'ru' AS title FROM tour WHERE id = $1",
    tourId,
  );
  return row?.title;
}

/** Null for what went through. */
const codeOrNull = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    () => codeOf(work),
  );
