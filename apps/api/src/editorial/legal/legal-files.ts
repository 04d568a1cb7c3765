import { legalKinds } from "@tropa/api-contract/editorial/content";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { isLocale, locales } from "@tropa/domain/locale";
import { typeset } from "@tropa/domain/text/typeset";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inTransaction } from "../../platform/db/database.ts";
import type { Pool } from "../../platform/db/database.ts";
import { storeLegalEntries } from "./legal-store.ts";
import type { LegalEntry } from "./legal-store.ts";
import { blocksOf } from "../blocks/blocks.ts";

/** The folder of sample texts, used until the operator sets `LEGAL_DIR`. */
const sampleLegalFolder = join(import.meta.dirname, "legal");

/** `agreement.2026-03-01.ru.md`: kind, version (its effective date) and locale. */
const fileName = /^(?<kind>[a-z-]+)\.(?<version>\d{4}-\d{2}-\d{2})\.(?<locale>[a-z]{2})\.md$/;

/** Reads a folder of documents. Throws for an invalid file, so that a shop never starts with incomplete terms. */
async function readLegalFolder(folder: string): Promise<LegalEntry[]> {
  const entries = new Map<string, LegalEntry>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".md")).toSorted()) {
    const { kind: word, version = "", locale } = fileName.exec(name)?.groups ?? {};
    const kind = legalKinds.find((candidate) => candidate === word);
    if (!kind || !isLocalDate(version) || !isLocale(locale))
      throw new Error(
        `${join(folder, name)}: the name must be {kind}.{yyyy-MM-dd}.{${locales.join("|")}}.md`,
      );
    const { title, body } = split(typeset(await readFile(join(folder, name), "utf8")), name);
    const key = `${kind} ${version}`;
    const entry = entries.get(key) ?? { kind, version, effective_on: version, title: {}, body: {} };
    entry.title[locale] = title;
    entry.body[locale] = blocksOf(body);
    entries.set(key, entry);
  }
  return [...entries.values()];
}

/** The first line is the title, `# Privacy policy`. */
function split(text: string, name: string): { title: string; body: string } {
  const found = /^# (?<title>.+)\r?\n(?<body>[^]*)$/.exec(text.trimStart())?.groups;
  if (!found) throw new Error(`${name}: must begin with "# " and the title`);
  return { title: (found.title ?? "").trim(), body: found.body ?? "" };
}

/** Loads a folder's legal documents into the database; an operator's replace the samples. */
export async function loadLegalDocuments(pool: Pool, ownFolder: string | undefined): Promise<void> {
  const entries = await readLegalFolder(ownFolder ?? sampleLegalFolder);
  await inTransaction(pool, (client) =>
    storeLegalEntries(client, entries, ownFolder === undefined),
  );
}
