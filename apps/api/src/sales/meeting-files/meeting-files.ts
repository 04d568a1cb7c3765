import type { Queryable } from "../../platform/db/database.ts";
import type { FileRecord } from "../../platform/files/upload-store.ts";

/** Returns the organizer's latest contract, which says how travellers are met; null without any. */
export async function latestContract(
  db: Queryable,
  organizerId: number,
): Promise<{ id: number; data: unknown } | null> {
  const { rows } = await db.query<{ id: number; data: unknown }>(
    `SELECT id, data FROM organizer_contract WHERE organizer_id = $1 AND saved_at IS NOT NULL
      ORDER BY saved_at DESC, id DESC LIMIT 1`,
    [organizerId],
  );
  return rows[0] ?? null;
}

/** Files of a contract in the order of its page. */
export async function listFiles(db: Queryable, contractId: number): Promise<FileRecord[]> {
  const { rows } = await db.query<FileRecord>(
    `SELECT f.id, f.uuid, f.kind, f.storage_key, f.media_type, f.byte_size, f.name, f.width, f.height, f.is_public,
            f.account_id
       FROM organizer_contract_file c JOIN stored_file f ON f.id = c.file_id
      WHERE c.contract_id = $1 ORDER BY c.position, f.id`,
    [contractId],
  );
  return rows;
}

/** Returns the organizer's files for travellers, in the organizer's order. */
export async function publicMeetingFiles(
  db: Queryable,
  organizerId: number,
): Promise<FileRecord[]> {
  const contract = await latestContract(db, organizerId);
  const files = contract ? await listFiles(db, contract.id) : [];
  return files.filter((file) => file.is_public);
}
