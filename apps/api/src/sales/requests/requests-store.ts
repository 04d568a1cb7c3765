import type { Locale, LocalisedText } from "@tropa/domain/locale";
import type { Client, Queryable } from "../../platform/db/database.ts";
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
  storefront: string;
}

export async function insertHelpRequest(
  client: Client,
  request: NewHelpRequest,
): Promise<{ id: number; token: string }> {
  const { rows } = await client.query<{ id: number; token: string }>(
    `INSERT INTO help_request (type, tour_id, organizer_id, name, phone, email, comment, details, region, locale, storefront)
     VALUES ('common_help', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id, token`,
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
      request.storefront,
    ],
  );
  const [made] = rows;
  if (!made) throw new Error("the help request was not inserted");
  return made;
}

/** Identifies a request: its number and the token that its sender got. */
export interface RequestKey {
  id: number;
  token: string;
}

/** Whether a help request or a booking has this number and this token, which is the booking's link. */
export async function isRequest(client: Queryable, { id, token }: RequestKey): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM help_request WHERE id = $1 AND token = $2)
         OR EXISTS (SELECT 1 FROM booking WHERE id = $1 AND uuid = $2) AS found`,
    [id, token],
  );
  return rows[0]?.found ?? false;
}

/** Returns the number of the help request or booking with this token; null for an unknown one. */
export async function requestIdOf(client: Queryable, token: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM help_request WHERE token = $1
     UNION ALL SELECT id FROM booking WHERE uuid = $1`,
    [token],
  );
  return rows[0]?.id ?? null;
}

/**
 * Adds an e-mail to a request of the last 24 hours that has none; nobody may redirect the answer to an older or complete
 * one. Null if there is no such request.
 */
export async function addEmail(
  client: Client,
  { id, token }: RequestKey,
  email: string,
): Promise<{ region: Region } | null> {
  const { rows } = await client.query<{ region: Region }>(
    `UPDATE help_request SET email = $2
      WHERE id = $1 AND token = $3 AND email IS NULL AND created_at > now() - interval '24 hours'
      RETURNING region`,
    [id, email, token],
  );
  return rows[0] ?? null;
}

/** Looks up the tour (its title) and the organizer of a request. A missing organizer counts as existing. */
export async function knownSubjects(
  client: Client,
  subjects: { tourId: number | null; organizerId: number | null },
): Promise<{ tour: LocalisedText | null; organizer: boolean }> {
  const { rows } = await client.query<{ tour: LocalisedText | null; organizer: boolean }>(
    `SELECT (SELECT title FROM tour WHERE id = $1) AS tour,
            $2::int IS NULL OR EXISTS (SELECT 1 FROM organizer WHERE id = $2) AS organizer`,
    [subjects.tourId, subjects.organizerId],
  );
  return rows[0] ?? { tour: null, organizer: false };
}
