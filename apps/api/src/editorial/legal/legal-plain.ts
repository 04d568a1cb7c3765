import type { LegalKind } from "@tropa/api-contract/editorial/content";
import type { LocalisedText } from "@tropa/domain/locale";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { storedBody } from "@tropa/text-blocks/stored-block";
import type { StoredBody } from "@tropa/text-blocks/stored-block";
import type { Queryable } from "../../platform/db/database.ts";
import { readLegalText, readLegalVersions } from "./legal-store.ts";

/** Returns a document's version in force on a day, as plain text by language; null without one. */
export async function legalTextOn(
  db: Queryable,
  kind: LegalKind,
  day: LocalDate,
): Promise<{ version: string; title: LocalisedText; body: LocalisedText } | null> {
  const versions = await readLegalVersions(db, kind);
  const version = versions.find((row) => row.effective_on <= day)?.version;
  const text = version === undefined ? null : await readLegalText(db, kind, version);
  if (version === undefined || !text) return null;
  const body = Object.entries(storedBody.parse(text.body)).map(
    ([locale, blocks]) => [locale, blocks.map(plainBlock).filter(Boolean).join("\n\n")] as const,
  );
  return { version, title: text.title, body: Object.fromEntries(body) };
}

/** Legal documents have words alone: other blocks say nothing. */
function plainBlock(block: StoredBody[string][number]): string {
  switch (block.type) {
    case "heading":
    case "paragraph":
    case "quote":
      return block.text;
    case "list":
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${item}`)
        .join("\n");
    case "table":
      return [block.head, ...block.rows].map((cells) => cells.join(" | ")).join("\n");
    default:
      return "";
  }
}
