import { addDays } from "@tropa/domain/time/local-date";
import type { PoolClient } from "pg";
import { join } from "node:path";
import { createPictureTurns, pictureTurn, portraitOf } from "../pictures/pictures.ts";
import { insertRows } from "../catalogue/content-rows.ts";
import { dataFolder } from "../data/data-folder.ts";
import { readTable, textOf, words } from "@tropa/geography/notation/table";
import { readArticles } from "./articles.ts";
import { showplaces } from "./showplaces.ts";

const daysBetween = 9;
/** Days since publication: the latest article is some days old, and intervals vary. */
const dayOf = (position: number): number => 4 + position * daysBetween + ((position * 5) % 4);

function categories() {
  const rows = readTable(join(dataFolder, "journal-categories.csv"), ["slug"], {
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

function authors() {
  const rows = readTable(join(dataFolder, "journal-authors.csv"), ["person"], {
    texts: ["name", "about"],
  });
  return rows.map((row, index) => ({
    id: index + 1,
    name: textOf(row, "name"),
    about: textOf(row, "about"),
    photo: portraitOf(row.person === "man" ? "man" : "woman", index),
  }));
}

/** Returns the articles with their dates. */
export function journalArticles() {
  const turns = createPictureTurns();
  return readArticles("journal").map(({ fact, ...article }) => ({
    ...article,
    category: fact("category"),
    author: Number(fact("author")),
    image: pictureTurn(fact("image"), turns),
    listings: words(fact("listings")),
    /** Slugs of the sights mentioned. */
    sights: words(fact("sights")),
  }));
}

/** Loads the journal. Requires the sights, to which articles refer. */
export async function loadJournal(client: PoolClient, { today }: { today: string }): Promise<void> {
  const sections = categories();
  const categoryIds = new Map(sections.map(({ slug, id }) => [slug, id]));
  const sightIds = new Map(showplaces.map(({ slug, id }) => [slug, id]));
  const idOf = (ids: ReadonlyMap<string | undefined, number>, slug: string): number => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The journal names "${slug}", which does not exist`);
    return id;
  };
  const articles = journalArticles();
  const posts = articles.map(({ category, author, listings, sights, ...article }, index) => {
    const published_on = addDays(today, -dayOf(articles.length - 1 - index));
    return {
      ...article,
      category_id: idOf(categoryIds, category),
      author_id: author,
      listing_slugs: listings,
      showplace_ids: sights.map((slug) => idOf(sightIds, slug)),
      published_on,
      changed_on: published_on,
    };
  });
  await insertRows(client, "journal_category", "id, slug, name, description, position", sections);
  await insertRows(client, "journal_author", "id, name, about, photo", authors());
  await insertRows(
    client,
    "journal_post",
    "id, slug, category_id, author_id, title, summary, body, image, listing_slugs, showplace_ids, published_on, changed_on",
    posts,
  );
}
