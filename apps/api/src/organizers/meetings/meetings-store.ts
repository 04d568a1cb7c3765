import type { LocalisedText } from "@tropa/domain/locale";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface ContractRow {
  id: number;
  organizer_id: number;
  first_name: LocalisedText;
  last_name: LocalisedText;
  data: unknown;
  saved_at: Date | null;
}

/** Identifies a contract by the hash of its key or by number. */
export type ContractName = { keyHash: Buffer } | { id: number };

const isNamed =
  "($1::bytea IS NOT NULL AND c.key_hash = $1) OR ($2::integer IS NOT NULL AND c.id = $2)";

const valuesOf = (name: ContractName) => ("id" in name ? [null, name.id] : [name.keyHash, null]);

/** Finds a contract. */
export async function findContract(db: Queryable, name: ContractName): Promise<ContractRow | null> {
  const { rows } = await db.query<ContractRow>(
    `SELECT c.id, c.organizer_id, o.first_name, o.last_name, c.data, c.saved_at
       FROM organizer_contract c JOIN organizer o ON o.id = c.organizer_id WHERE ${isNamed}`,
    valuesOf(name),
  );
  return rows[0] ?? null;
}

/** Like `findContract`, locked until the transaction ends. */
export async function lockContract(
  client: Client,
  name: ContractName,
): Promise<ContractRow | null> {
  await client.query<object>(
    `SELECT FROM organizer_contract c WHERE ${isNamed} FOR UPDATE`,
    valuesOf(name),
  );
  return findContract(client, name);
}

/** Inserts a contract and returns its id; null if the organizer has reached the limit. */
export async function insertContract(
  client: Client,
  { organizerId, keyHash, most }: { organizerId: number; keyHash: Buffer; most: number },
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO organizer_contract (organizer_id, key_hash)
     SELECT $1, $2 WHERE (SELECT count(*) FROM organizer_contract WHERE organizer_id = $1) < $3 RETURNING id`,
    [organizerId, keyHash, most],
  );
  return rows[0]?.id ?? null;
}

/** Stores the meeting data. */
export async function saveData(client: Client, id: number, data: object): Promise<void> {
  await client.query("UPDATE organizer_contract SET data = $2, saved_at = now() WHERE id = $1", [
    id,
    data,
  ]);
}

/** Orders files as named; others follow. Returns how many of the named ones exist. */
export async function orderFiles(
  client: Client,
  contractId: number,
  fileIds: readonly number[],
): Promise<number> {
  await client.query("UPDATE organizer_contract_file SET position = 100 WHERE contract_id = $1", [
    contractId,
  ]);
  const { rowCount } = await client.query(
    `UPDATE organizer_contract_file c SET position = asked.position
       FROM unnest($2::integer[]) WITH ORDINALITY AS asked (file_id, position)
      WHERE c.contract_id = $1 AND c.file_id = asked.file_id`,
    [contractId, fileIds],
  );
  return rowCount ?? 0;
}

/** Adds a file to the first free slot of a contract; false if all `most` slots are taken. */
export async function addFile(
  client: Client,
  { contractId, fileId, most }: { contractId: number; fileId: number; most: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO organizer_contract_file (contract_id, file_id, slot, position)
     SELECT $1, $2, slot, 100 FROM generate_series(1, $3::integer) AS slot
      WHERE NOT EXISTS (SELECT 1 FROM organizer_contract_file c WHERE c.contract_id = $1 AND c.slot = slot.slot)
      ORDER BY slot LIMIT 1`,
    [contractId, fileId, most],
  );
  return rowCount === 1;
}

/** Deletes a contract's file and returns its storage key; null if the contract has no such file. */
export async function deleteFile(
  client: Queryable,
  contractId: number,
  fileId: number,
): Promise<string | null> {
  const { rows } = await client.query<{ storage_key: string }>(
    `DELETE FROM stored_file f USING organizer_contract_file c
      WHERE f.id = $2 AND c.file_id = f.id AND c.contract_id = $1 RETURNING f.storage_key`,
    [contractId, fileId],
  );
  return rows[0]?.storage_key ?? null;
}

/** Deletes a file that got no slot. */
export async function dropFile(client: Queryable, fileId: number): Promise<void> {
  await client.query("DELETE FROM stored_file WHERE id = $1", [fileId]);
}

/** Returns an organizer's tours, newest first. */
export async function listTours(
  db: Queryable,
  organizerId: number,
  most: number,
): Promise<{ id: number; title: LocalisedText }[]> {
  const { rows } = await db.query<{ id: number; title: LocalisedText }>(
    `SELECT id, title FROM tour WHERE organizer_id = $1 AND status = 'published' AND NOT is_individual
      ORDER BY id DESC LIMIT $2`,
    [organizerId, most],
  );
  return rows;
}

/** Counts the tours that belong to the organizer. */
export async function countOwnTours(
  db: Queryable,
  organizerId: number,
  tourIds: readonly number[],
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "SELECT count(*) FROM tour WHERE organizer_id = $1 AND id = ANY ($2)",
    [organizerId, tourIds],
  );
  return rows[0]?.count ?? 0;
}
