import { addDays } from "@tropa/domain/local-date";
import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { DemoOptions } from "./demo-options.ts";

const contractsOf = 40;

/** Opens `/meet?key=…` of an organizer. Known to all, like the demo's passwords: a real key is random. */
export const demoMeetingKey = (organizerId: number): string => `demo-meeting-${organizerId}`;

/** Contracts of the first organizers, most of them with meeting data filled in. */
export async function loadDemoMeetings(client: PoolClient, { today }: DemoOptions): Promise<void> {
  const { rows } = await client.query<{
    id: number;
    name: string;
    phone: string;
    city: string;
    lat: number;
    lng: number;
    tour_id: number | null;
  }>(
    `SELECT o.id, o.first_name ->> 'ru' AS name, o.phone, city.name ->> 'ru' AS city, city.lat, city.lng,
            (SELECT min(id) FROM tour WHERE organizer_id = o.id AND status = 'published' AND NOT is_individual) AS tour_id
       FROM organizer o JOIN city ON city.id = o.city_id ORDER BY o.id LIMIT $1`,
    [contractsOf],
  );
  const contracts = rows.map(({ id, name, phone, city, lat, lng, tour_id }) => {
    const isFilled = id % 4 !== 0;
    return {
      organizer_id: id,
      key_hash: `\\x${createHash("sha256").update(demoMeetingKey(id)).digest("hex")}`,
      created_at: `${addDays(today, -120)}T08:00:00Z`,
      saved_at: isFilled ? `${addDays(today, -110)}T08:00:00Z` : null,
      data: isFilled
        ? {
            meeting_place: `${city}, у главного входа на вокзал`,
            meeting_time: "09:30",
            lat,
            lng,
            contact_name: name,
            contact_phone: phone,
            emergency_phone: phone,
            notes: "Встречаю с табличкой с названием тура. Опаздываете — позвоните, подождём.",
            tours:
              tour_id === null
                ? []
                : [{ tour_id, meeting_time: "08:00", notes: "Выезжаем раньше: дорога длинная." }],
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
