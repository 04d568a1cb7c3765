import { addDays } from "@tropa/domain/time/local-date";
import type { PoolClient } from "pg";
import { join } from "node:path";
import { insertRows } from "../catalogue/content-rows.ts";
import { dataFolder } from "../data/data-folder.ts";
import { readTable, textOf } from "@tropa/geography/notation/table";
import { readArticles } from "./articles.ts";

function helpSections() {
  const rows = readTable(join(dataFolder, "help-sections.csv"), ["slug"], {
    texts: ["name", "description"],
  });
  return rows.map((row, index) => ({
    id: index + 1,
    slug: row.slug,
    name: textOf(row, "name"),
    description: textOf(row, "description"),
    position: index,
  }));
}

export function helpArticles() {
  const articles = readArticles("help");
  return helpSections().flatMap((section) =>
    articles
      .filter(({ fact }) => fact("section") === section.slug)
      .map(({ id, slug, title, body }, position) => ({
        id,
        section_id: section.id,
        slug,
        title,
        body,
        position,
      })),
  );
}

/** Days since an answer was written, spread over the last year. */
const daysSinceWritten = (id: number): number => 5 + ((id * 53) % 360);

export async function loadHelp(client: PoolClient, { today }: { today: string }): Promise<void> {
  await insertRows(client, "help_section", "id, slug, name, description, position", helpSections());
  await insertRows(
    client,
    "help_article",
    "id, section_id, slug, title, body, position, changed_on",
    helpArticles().map((article) => ({
      ...article,
      changed_on: addDays(today, -daysSinceWritten(article.id)),
    })),
  );
}
