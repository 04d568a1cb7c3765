import { addDays } from "@tropa/domain/time/local-date";
import { draftOfTour } from "@tropa/domain/organizers/tours/draft-of-tour";
import type { TourOfCatalogue } from "@tropa/domain/organizers/tours/draft-of-tour";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { TourStage } from "@tropa/domain/organizers/tours/tour-stage";
import type { PoolClient } from "pg";
import { demoEmails } from "../accounts.ts";
import type { DemoOptions } from "../demo-options.ts";

type Row = TourOfCatalogue & { id: number };

interface Revision {
  draft: TourDraft;
  outcome: "imported" | "waiting" | "published" | "returned";
  /** Days ago. */
  sent: number;
}

interface DemoTour {
  tourId: number | null;
  stage: TourStage;
  draft: TourDraft;
  revisions: Revision[];
}

const reasons = [
  { section: "photos", text: "На обложке виден логотип другой компании, замените её, пожалуйста." },
  { section: "programme", text: "Напишите, сколько часов в пути в первый день." },
];

/** Tours of the first organizer in every state of the desk. */
function toursOf([first, second, third, fourth]: readonly Row[]): DemoTour[] {
  if (!first || !second || !third || !fourth) return [];
  const published = draftOfTour(first);
  const before = {
    ...published,
    highlights: {},
    cancellation_days: published.cancellation_days + 7,
  };
  const changed = draftOfTour(second);
  const sent = { ...changed, min_age: changed.min_age + 2 };
  const returned = draftOfTour(third);
  const begun = { ...draftOfTour(fourth), summary: {}, description: {}, photos: [] };
  return [
    {
      tourId: first.id,
      stage: "settled",
      draft: published,
      revisions: [
        { draft: before, outcome: "published", sent: 60 },
        { draft: published, outcome: "published", sent: 12 },
      ],
    },
    {
      tourId: second.id,
      stage: "moderation",
      draft: sent,
      revisions: [
        { draft: changed, outcome: "imported", sent: 30 },
        { draft: sent, outcome: "waiting", sent: 1 },
      ],
    },
    {
      tourId: null,
      stage: "returned",
      draft: returned,
      revisions: [{ draft: returned, outcome: "returned", sent: 3 }],
    },
    { tourId: null, stage: "draft", draft: begun, revisions: [] },
  ];
}

export async function loadOrganizerTours(
  client: PoolClient,
  { today, storefronts }: DemoOptions,
): Promise<void> {
  const account = demoEmails.organizer(1);
  const { rows } = await client.query<Row>(
    `SELECT t.*, c.body FROM account JOIN tour t ON t.organizer_id = account.organizer_id
       JOIN tour_content c ON c.id = t.content_id
      WHERE account.email = $1 AND t.status = 'published' AND t.type = 1 AND NOT t.is_individual
      ORDER BY t.id LIMIT 4`,
    [account],
  );
  for (const tour of toursOf(rows)) await insertTour(client, tour, { account, today, storefronts });
}

async function insertTour(
  client: PoolClient,
  { tourId, stage, draft, revisions }: DemoTour,
  { account, today, storefronts }: { account: string } & Pick<DemoOptions, "today" | "storefronts">,
): Promise<void> {
  const current = revisions.findLastIndex(
    ({ outcome }) => outcome === "published" || outcome === "imported",
  );
  const waiting = revisions.findIndex(({ outcome }) => outcome === "waiting");
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO organizer_tour (organizer_id, tour_id, stage, draft, reasons, published_revision, waiting_revision,
                                 saved_by, saved_at)
     SELECT organizer_id, $2, $3, $4, $5, $6, $7, id, $8 FROM account WHERE email = $1 RETURNING id`,
    [
      account,
      tourId,
      stage,
      JSON.stringify(draft),
      JSON.stringify(stage === "returned" ? reasons : []),
      tourId === null ? null : current + 1,
      waiting < 0 ? null : waiting + 1,
      addDays(today, -1),
    ],
  );
  for (const [index, { draft: document, outcome, sent }] of revisions.entries())
    await client.query(
      `INSERT INTO tour_revision (organizer_tour_id, number, draft, outcome, reasons, storefront, locale, created_by,
                                  created_at, decided_at)
       SELECT $1, $2, $3, $4, $5, $6, 'ru', id, $7, $8 FROM account WHERE email = $9`,
      [
        rows[0]?.id,
        index + 1,
        JSON.stringify(document),
        outcome,
        JSON.stringify(outcome === "returned" ? reasons : []),
        storefronts.speaking("ru").id,
        addDays(today, -sent),
        outcome === "published" || outcome === "returned" ? addDays(today, 1 - sent) : null,
        account,
      ],
    );
}
