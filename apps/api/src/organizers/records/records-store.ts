import type { Requisites } from "@tropa/api-contract/organizers/organizer";
import type { LocalisedText } from "@tropa/domain/locale";
import type { SellerKind } from "@tropa/domain/organizers/organizer-kinds";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface RecordItemRow {
  id: number;
  title: string;
  first_name: LocalisedText;
  last_name: LocalisedText;
  photo: string;
  city_id: number | null;
  city_name: string | null;
  city_country: string | null;
  is_published: boolean;
  is_verified: boolean;
  tours_count: number;
}

export interface RecordRow extends RecordItemRow {
  version: number;
  about: LocalisedText;
  email: string;
  phone: string;
  site: string | null;
  languages: string[];
  started_on: string;
  has_direct_sale: boolean;
  seller_kind: SellerKind;
  requisites: Requisites | null;
  contracts: {
    contract_id: number;
    created_at: string;
    saved_at: string | null;
    files_count: number;
  }[];
}

const itemColumns = `
  o.id, o.title, o.first_name, o.last_name, o.photo, o.city_id, o.city_name, o.city_country, o.is_published, o.is_verified,
  (SELECT count(*) FROM tour t WHERE t.organizer_id = o.id AND t.status = 'published' AND NOT t.is_individual) AS tours_count`;

/** Records of an organizer, or all if null, newest first. */
export async function listRecords(
  db: Queryable,
  { organizerId, from, count }: { organizerId: number | null; from: number; count: number },
): Promise<{ items: RecordItemRow[]; total: number }> {
  const items = await db.query<RecordItemRow>(
    `SELECT ${itemColumns} FROM organizer o
      WHERE $1::integer IS NULL OR o.id = $1 ORDER BY o.id DESC OFFSET $2 LIMIT $3`,
    [organizerId, from, count],
  );
  const counted = await db.query<{ total: number }>(
    "SELECT count(*) AS total FROM organizer WHERE $1::integer IS NULL OR id = $1",
    [organizerId],
  );
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a record by its id. */
export async function readRecord(db: Queryable, id: number): Promise<RecordRow | null> {
  const { rows } = await db.query<RecordRow>(
    `SELECT ${itemColumns}, o.version, o.about, o.email, o.phone, o.site, o.languages, o.started_on, o.has_direct_sale,
            o.seller_kind,
            legal.numbers || jsonb_build_object('legal_form', legal.legal_form, 'legal_name', legal.legal_name,
                                                'country_id', legal.country_id) AS requisites,
            (SELECT coalesce(json_agg(json_build_object(
                      'contract_id', c.id, 'created_at', c.created_at, 'saved_at', c.saved_at,
                      'files_count', (SELECT count(*) FROM organizer_contract_file WHERE contract_id = c.id)
                    ) ORDER BY c.id DESC), '[]')
               FROM organizer_contract c WHERE c.organizer_id = o.id) AS contracts
       FROM organizer o LEFT JOIN organizer_requisites legal ON legal.organizer_id = o.id
      WHERE o.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Columns of an organizer to write. */
export interface RecordColumns {
  title?: string;
  first_name?: LocalisedText;
  last_name?: LocalisedText;
  about?: LocalisedText;
  photo?: string;
  email?: string;
  phone?: string;
  site?: string | null;
  city_id?: number | null;
  city_name?: string | null;
  city_country?: string | null;
  languages?: string[];
  started_on?: string;
  has_direct_sale?: boolean;
  seller_kind?: SellerKind;
}

/** Inserts an unpublished record. */
export async function insertRecord(
  client: Client,
  record: Required<RecordColumns>,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO organizer (title, first_name, last_name, about, photo, email, phone, site, city_id, languages,
                            started_on, has_direct_sale, seller_kind, is_published, city_name, city_country)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, false, $14, $15)
     RETURNING id`,
    [
      record.title,
      record.first_name,
      record.last_name,
      record.about,
      record.photo,
      record.email,
      record.phone,
      record.site,
      record.city_id,
      record.languages,
      record.started_on,
      record.has_direct_sale,
      record.seller_kind,
      record.city_name,
      record.city_country,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("An organizer was not stored");
  return row.id;
}

/** Updates a record if it still has the version; returns false otherwise. */
export async function updateRecord(
  client: Client,
  { id, version }: { id: number; version: number },
  columns: RecordColumns,
): Promise<boolean> {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined);
  const changes = entries.map(([name], index) => `${name} = $${index + 3}`);
  const { rowCount } = await client.query(
    `UPDATE organizer SET ${["version = version + 1", ...changes].join(", ")} WHERE id = $1 AND version = $2`,
    [id, version, ...entries.map(([, value]) => value)],
  );
  return rowCount === 1;
}

/** Stores contract details. */
export async function putRequisites(
  client: Client,
  organizerId: number,
  { legal_form, legal_name, country_id, ...numbers }: Requisites,
): Promise<void> {
  await client.query(
    `INSERT INTO organizer_requisites (organizer_id, legal_form, legal_name, country_id, numbers)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (organizer_id) DO UPDATE
       SET legal_form = EXCLUDED.legal_form, legal_name = EXCLUDED.legal_name, country_id = EXCLUDED.country_id,
           numbers = EXCLUDED.numbers`,
    [organizerId, legal_form, legal_name, country_id, numbers],
  );
}

/** Publishes or hides a record. */
export async function setPublished(
  client: Client,
  id: number,
  isPublished: boolean,
): Promise<void> {
  await client.query(
    "UPDATE organizer SET is_published = $2, version = version + 1 WHERE id = $1 AND is_published <> $2",
    [id, isPublished],
  );
}

/** Claims unpublished records of a given age that were not reminded yet, and marks them as reminded. */
export async function claimUnfinishedRecords(
  client: Client,
  { afterDays, limit }: { afterDays: number; limit: number },
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `UPDATE organizer SET lacking_told_at = now()
      WHERE id IN (SELECT id FROM organizer
                    WHERE NOT is_published AND lacking_told_at IS NULL
                      AND created_at < now() - make_interval(days => $1)
                    ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING id`,
    [afterDays, limit],
  );
  return rows.map(({ id }) => id);
}

/** Locks a record until the transaction ends. */
export async function lockRecord(client: Client, id: number): Promise<void> {
  await client.query("SELECT 1 FROM organizer WHERE id = $1 FOR NO KEY UPDATE", [id]);
}

/** Makes an account the owner of a record; false if it has one already. */
export async function setRecordOwner(
  client: Client,
  accountId: number,
  organizerId: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "UPDATE account SET organizer_id = $2 WHERE id = $1 AND organizer_id IS NULL",
    [accountId, organizerId],
  );
  return rowCount === 1;
}

/** Public name of a picture that the account itself has uploaded. */
export async function findOwnImage(
  db: Queryable,
  { id, accountId }: { id: number; accountId: number },
): Promise<string | null> {
  const { rows } = await db.query<{ uuid: string }>(
    "SELECT uuid FROM stored_file WHERE id = $1 AND account_id = $2 AND kind = 'image'",
    [id, accountId],
  );
  return rows[0]?.uuid ?? null;
}

/** Returns a country's ISO code; null if unknown. */
export async function findCountryCode(db: Queryable, id: number): Promise<string | null> {
  const { rows } = await db.query<{ iso_code: string }>(
    "SELECT iso_code FROM country WHERE id = $1",
    [id],
  );
  return rows[0]?.iso_code ?? null;
}

/** Whether a city with this id exists. */
export async function isCity(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query("SELECT 1 FROM city WHERE id = $1", [id]);
  return rowCount === 1;
}
