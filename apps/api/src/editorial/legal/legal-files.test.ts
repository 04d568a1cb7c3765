import { legalKinds } from "@tropa/api-contract/editorial/content";
import { locales } from "@tropa/domain/locale";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { loadLegalDocuments } from "./legal-files.ts";

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tropa-legal-"));
  return () => rm(folder, { recursive: true });
});

const stored = async () => {
  const { rows } = await database.pool.query<{
    kind: string;
    version: string;
    languages: string[];
  }>(
    "SELECT kind, version, ARRAY(SELECT jsonb_object_keys(body)) AS languages FROM legal_document ORDER BY kind, version",
  );
  return rows;
};

test("loads sample versions of every document in four languages, once", async () => {
  await Promise.all([
    loadLegalDocuments(database.pool, undefined),
    loadLegalDocuments(database.pool, undefined),
  ]);
  const rows = await stored();
  for (const kind of legalKinds) {
    const versions = rows.filter((row) => row.kind === kind);
    // Certificates have had one version of their terms.
    expect(versions).toHaveLength(kind === "certificate-terms" ? 1 : 2);
    for (const { languages } of versions) expect(languages.toSorted()).toEqual(locales.toSorted());
  }
});

test("replaces the samples by the operator's documents and never rewrites a version", async () => {
  await writeFile(join(folder, "privacy.2026-01-01.en.md"), "# Ours\n\nOur words.\n");
  await loadLegalDocuments(database.pool, folder);
  expect(await stored()).toEqual([{ kind: "privacy", version: "2026-01-01", languages: ["en"] }]);
  // A text that people have agreed to is not rewritten.
  await writeFile(join(folder, "privacy.2026-01-01.en.md"), "# Ours\n\nOther words.\n");
  await loadLegalDocuments(database.pool, folder);
  const { rows } = await database.pool.query<{ body: object }>("SELECT body FROM legal_document");
  expect(rows).toEqual([{ body: { en: [{ type: "paragraph", text: "Our words." }] } }]);
});

test.each([
  ["terms.2026-01-01.en.md", "# Terms\n\nWords."],
  ["privacy.2026-02-30.en.md", "# Privacy\n\nWords."],
  ["privacy.2026-01-01.en.md", "No title."],
  ["privacy.2026-01-01.en.md", "# Privacy\n\n| a | table |\n\n---\n"],
])("refuses to start with the invalid file %s", async (name, text) => {
  await writeFile(join(folder, name), text);
  await expect(loadLegalDocuments(database.pool, folder)).rejects.toThrow(
    /the name must be|must begin with|Markdown of no block/,
  );
});
