import type { LegalKind } from "@tropa/api-contract/editorial/content";
import { languagesOf } from "../../discovery/catalogue/catalogue.ts";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { StoredBody } from "../blocks/blocks.ts";

/** A version of a legal document. */
export interface LegalEntry {
  kind: LegalKind;
  version: string;
  effective_on: string;
  title: LocalisedText;
  body: StoredBody;
}

/** Returns all versions of a document without their texts, newest first. */
export async function readLegalVersions(
  db: Queryable,
  kind: LegalKind,
): Promise<{ version: string; effective_on: string }[]> {
  const { rows } = await db.query<{ version: string; effective_on: string }>({
    name: "content-legal-versions",
    text: `
      SELECT version, effective_on FROM legal_document WHERE kind = $1
      ORDER BY effective_on DESC, version DESC`,
    values: [kind],
  });
  return rows;
}

/** Returns the text of a version. */
export async function readLegalText(
  db: Queryable,
  kind: LegalKind,
  version: string,
): Promise<{ title: LocalisedText; body: unknown } | null> {
  const { rows } = await db.query<{ title: LocalisedText; body: unknown }>({
    name: "content-legal-text",
    text: "SELECT title, body FROM legal_document WHERE kind = $1 AND version = $2",
    values: [kind, version],
  });
  return rows[0] ?? null;
}

/** Returns kinds of documents with a text in force, and since when. */
export async function readLegalAddresses(
  db: Queryable,
  today: string,
): Promise<{ kind: LegalKind; changed_on: string; locales: string[] }[]> {
  const { rows } = await db.query<{ kind: LegalKind; changed_on: string; locales: string[] }>({
    name: "content-legal-addresses",
    text: `
      SELECT DISTINCT ON (kind) kind, effective_on AS changed_on, ${languagesOf("body")} AS locales FROM legal_document
      WHERE effective_on <= $1::date ORDER BY kind, effective_on DESC, version DESC`,
    values: [today],
  });
  return rows;
}

/** Stores the sample texts; an operator's text with the same version is kept. */
export async function storeLegalEntries(
  client: Client,
  entries: readonly LegalEntry[],
  isSample: boolean,
): Promise<void> {
  if (!isSample) await client.query("DELETE FROM legal_document WHERE is_sample");
  await client.query(
    `INSERT INTO legal_document (kind, version, effective_on, title, body, is_sample)
       SELECT kind, version, effective_on, title, body, $2
         FROM jsonb_to_recordset($1) AS entry (kind text, version text, effective_on date, title jsonb, body jsonb)
     ON CONFLICT (kind, version) DO UPDATE
       SET effective_on = excluded.effective_on, title = excluded.title, body = excluded.body
       WHERE legal_document.is_sample`,
    [JSON.stringify(entries), isSample],
  );
}
