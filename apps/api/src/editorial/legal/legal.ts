import type { legalDocumentCall } from "@tropa/api-contract/editorial/calls-content";
import type { LegalKind } from "@tropa/api-contract/editorial/content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import { today } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue, Reader } from "../../discovery/catalogue/catalogue.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { shownText } from "../blocks/blocks.ts";
import { readLegalText, readLegalVersions } from "./legal-store.ts";

export { legalTextOn } from "./legal-plain.ts";
export { loadLegalDocuments } from "./legal-files.ts";
export { readLegalAddresses } from "./legal-store.ts";

/**
 * Returns the requested version of a document, by default the one in force today. If several begin on the same day, the
 * last one counts.
 */
export async function legalDocument(
  catalogue: Catalogue,
  query: { kind: LegalKind; version: string | undefined },
  reader: Reader,
): Promise<AnswerOf<typeof legalDocumentCall>> {
  const { pool } = catalogue;
  const all = await readLegalVersions(pool, query.kind);
  const day = today();
  const current = all.find((row) => row.effective_on <= day);
  const versions = all.map((row) => ({ ...row, is_current: row === current }));
  const shown =
    query.version === undefined
      ? versions.find((row) => row.is_current)
      : versions.find((row) => row.version === query.version);
  const text = shown && (await readLegalText(pool, query.kind, shown.version));
  if (!shown || !text) throw new ApiError("not_found");
  return {
    kind: query.kind,
    ...shown,
    title: localise(text.title, reader.locale),
    ...(await shownText(catalogue, text.body, reader)),
    versions,
  };
}
