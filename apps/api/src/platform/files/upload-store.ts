import type { Queryable } from "../db/database.ts";

export interface NewFile {
  kind: "image" | "review_image" | "file" | "video";
  bucket: string;
  storageKey: string;
  mediaType: string;
  byteSize: number;
  name: string;
  width: number | null;
  height: number | null;
  isPublic: boolean;
  accountId: number | null;
  deleteTokenHash: Buffer | null;
}

export interface FileRecord {
  id: number;
  uuid: string;
  kind: NewFile["kind"];
  storage_key: string;
  media_type: string;
  byte_size: number;
  name: string;
  width: number | null;
  height: number | null;
  is_public: boolean;
  account_id: number | null;
}

const columns =
  "id, uuid, kind, storage_key, media_type, byte_size, name, width, height, is_public, account_id";

export async function insertFile(client: Queryable, file: NewFile): Promise<FileRecord> {
  const { rows } = await client.query<FileRecord>(
    `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, width, height, is_public,
                              account_id, delete_token_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${columns}`,
    [
      file.kind,
      file.bucket,
      file.storageKey,
      file.mediaType,
      file.byteSize,
      file.name,
      file.width,
      file.height,
      file.isPublic,
      file.accountId,
      file.deleteTokenHash,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("A file was not stored");
  return row;
}

export async function findFile(
  client: Queryable,
  by: { id: number } | { uuid: string },
): Promise<FileRecord | null> {
  const { rows } = await client.query<FileRecord>(
    `SELECT ${columns} FROM stored_file WHERE ${"id" in by ? "id" : "uuid"} = $1`,
    ["id" in by ? by.id : by.uuid],
  );
  return rows[0] ?? null;
}

/** Deletes a file by its token; returns its storage key, or null for a wrong token. */
export async function deleteByToken(
  client: Queryable,
  id: number,
  tokenHash: Buffer,
): Promise<string | null> {
  const { rows } = await client.query<{ storage_key: string }>(
    "DELETE FROM stored_file WHERE id = $1 AND delete_token_hash = $2 RETURNING storage_key",
    [id, tokenHash],
  );
  return rows[0]?.storage_key ?? null;
}

/**
 * Deletes files from `days` ago that nothing refers to: private ones without a message, contract or evidence, and pictures without
 * a review. Returns their storage keys.
 */
export async function deleteUnused(
  client: Queryable,
  days: number,
): Promise<{ uuid: string; storage_key: string }[]> {
  const { rows } = await client.query<{ uuid: string; storage_key: string }>(
    `DELETE FROM stored_file file
      WHERE created_at < now() - make_interval(days => $1)
        AND CASE kind WHEN 'review_image' THEN delete_token_hash IS NOT NULL
                      WHEN 'image' THEN false
                      ELSE NOT is_public
                           AND NOT EXISTS (SELECT FROM chat_message WHERE file_id = file.id)
                           AND NOT EXISTS (SELECT FROM organizer_contract_file WHERE file_id = file.id)
                           AND NOT EXISTS (SELECT FROM dispute_evidence_file WHERE file_id = file.id) END
      RETURNING uuid, storage_key`,
    [days],
  );
  return rows;
}

/** Returns the bytes that an account has stored in the last day. */
export async function bytesToday(client: Queryable, accountId: number): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `SELECT coalesce(sum(byte_size), 0)::bigint AS bytes FROM stored_file
      WHERE account_id = $1 AND created_at > now() - interval '1 day'`,
    [accountId],
  );
  return rows[0]?.bytes ?? 0;
}
