import type { Locale } from "@tropa/domain/locale";
import type { Client } from "../db/database.ts";
import type { Region } from "./region.ts";

export interface NewHelpRequest {
  tourId: number | null;
  organizerId: number | null;
  name: string | null;
  phone: string | null;
  email: string | null;
  comment: string | null;
  details: Record<string, unknown>;
  region: Region;
  locale: Locale;
}

export async function insertHelpRequest(client: Client, request: NewHelpRequest): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO help_request (type, tour_id, organizer_id, name, phone, email, comment, details, region, locale)
     VALUES ('common_help', $1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [
      request.tourId,
      request.organizerId,
      request.name,
      request.phone,
      request.email,
      request.comment,
      request.details,
      request.region,
      request.locale,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the help request was not inserted");
  return id;
}

/**
 * Adds an e-mail to a request of the last 24 hours that has none: ids are easy to guess, so nobody may
 * change where an older or complete request is answered. Null where there is no such request.
 */
export async function addEmail(
  client: Client,
  id: number,
  email: string,
): Promise<{ region: Region } | null> {
  const { rows } = await client.query<{ region: Region }>(
    `UPDATE help_request SET email = $2
      WHERE id = $1 AND email IS NULL AND created_at > now() - interval '24 hours'
      RETURNING region`,
    [id, email],
  );
  return rows[0] ?? null;
}

/** Which of the things that a request names exist; an absent name counts as existing. */
export async function knownSubjects(
  client: Client,
  subjects: { tourId: number | null; organizerId: number | null },
): Promise<{ tour: boolean; organizer: boolean }> {
  const { rows } = await client.query<{ tour: boolean; organizer: boolean }>(
    `SELECT $1::int IS NULL OR EXISTS (SELECT 1 FROM tour WHERE id = $1) AS tour,
            $2::int IS NULL OR EXISTS (SELECT 1 FROM organizer WHERE id = $2) AS organizer`,
    [subjects.tourId, subjects.organizerId],
  );
  return rows[0] ?? { tour: false, organizer: false };
}
