import { addDays } from "@tropa/domain/time/local-date";
import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { DemoOptions } from "../demo-options.ts";

const contractsOf = 40;

/** Key of an organizer's `/meet?key=…` page, public like the demo's passwords; real ones are random. */
export const demoMeetingKey = (organizerId: number): string => `demo-meeting-${organizerId}`;

/** Loads contracts of the first organizers, most with meeting data. */
export async function loadDemoMeetings(client: PoolClient, { today }: DemoOptions): Promise<void> {
  const { rows } = await client.query<{
    id: number;
    phone: string;
    tours: { tour_id: number; meeting_time: string }[];
  }>(
    `SELECT o.id, o.phone,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('tour_id', said.id, 'meeting_time', lpad(said.hour, 5, '0'))), '[]')
               FROM (SELECT tour.id, substring(body #>> '{ru,meeting_point,text}' FROM '[0-9]{1,2}:[0-9]{2}') AS hour
                       FROM tour JOIN tour_content ON tour_content.id = tour.content_id
                      WHERE organizer_id = o.id AND status = 'published' AND NOT is_individual
                      ORDER BY tour.id LIMIT 50) AS said
              WHERE said.hour IS NOT NULL) AS tours
       FROM organizer o ORDER BY o.id LIMIT $1`,
    [contractsOf],
  );
  const contracts = rows.map(({ id, phone, tours }) => {
    const isFilled = id % 4 !== 0;
    return {
      organizer_id: id,
      key_hash: `\\x${createHash("sha256").update(demoMeetingKey(id)).digest("hex")}`,
      created_at: `${addDays(today, -120)}T08:00:00Z`,
      saved_at: isFilled ? `${addDays(today, -110)}T08:00:00Z` : null,
      data: isFilled
        ? {
            // Left empty: each tour has its own meeting place, and letters name the organizer in the reader's language.
            contact_name: "",
            contact_phone: phone,
            emergency_phone: phone,
            notes: "Встречаю с табличкой с названием тура. Опаздываете — позвоните, подождём.",
            notes_en:
              "I hold a sign with the name of the tour. If you are late, call: we will wait.",
            tours,
          }
        : {},
    };
  });
  await client.query(
    `INSERT INTO organizer_contract (organizer_id, key_hash, data, created_at, saved_at)
     SELECT organizer_id, key_hash::bytea, data, created_at, saved_at
       FROM jsonb_to_recordset($1) AS demo (organizer_id integer, key_hash text, data jsonb, created_at timestamptz,
                                            saved_at timestamptz)
      ORDER BY organizer_id`,
    [JSON.stringify(contracts)],
  );
}
