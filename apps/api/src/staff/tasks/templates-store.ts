import type { Locale } from "@tropa/domain/locale";
import type { TaskKind } from "@tropa/domain/people/task";
import type { Client, Queryable } from "../../platform/db/database.ts";

interface TemplateRow {
  id: number;
  version: number;
  kind: TaskKind;
  name: string;
  texts: Partial<Record<Locale, string>>;
  at: Date;
  by: string;
}

export async function listTemplates(db: Queryable): Promise<TemplateRow[]> {
  const { rows } = await db.query<TemplateRow>(
    `SELECT newest.id, version, kind, name, texts, at, coalesce(full_name(first_name, last_name), '') AS by
       FROM (SELECT DISTINCT ON (id) * FROM answer_template ORDER BY id, version DESC) newest
       LEFT JOIN account ON account.id = newest.account_id
      WHERE NOT is_removed ORDER BY name, newest.id LIMIT 500`,
  );
  return rows;
}

export async function nextTemplateId(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    "SELECT nextval('answer_template_number')::integer AS id",
  );
  return rows[0]!.id;
}

/** Returns the number of a template's newest version; null for an unknown template. */
export async function newestVersion(db: Queryable, id: number): Promise<number | null> {
  const { rows } = await db.query<{ version: number | null }>(
    "SELECT max(version) AS version FROM answer_template WHERE id = $1",
    [id],
  );
  return rows[0]?.version ?? null;
}

/** Stores a version; false if there is one with this number. Safe for concurrent calls: the key lets one through. */
export async function insertTemplate(
  client: Client,
  template: {
    id: number;
    version: number;
    kind: TaskKind;
    name: string;
    texts: Partial<Record<Locale, string>>;
    isRemoved: boolean;
    accountId: number;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO answer_template (id, version, kind, name, texts, is_removed, account_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [
      template.id,
      template.version,
      template.kind,
      template.name,
      template.texts,
      template.isRemoved,
      template.accountId,
    ],
  );
  return rowCount === 1;
}
