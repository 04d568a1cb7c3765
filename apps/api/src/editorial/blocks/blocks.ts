import { comma } from "@tropa/domain/text/comma";
import type { TextBlock } from "@tropa/api-contract/editorial/content";
import { bindShortWords } from "@tropa/domain/text/typeset";
import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { resolveListingSlug } from "@tropa/domain/discovery/search-filter";
import type { ListingFilter } from "@tropa/domain/discovery/search-filter";
import { pictureOf } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue, Dictionary, Reader } from "../../discovery/catalogue/catalogue.ts";
import { termName } from "../../discovery/listing/listing.ts";
import { storedBody } from "@tropa/text-blocks/stored-block";
import type { StoredBlock, StoredPicture } from "@tropa/text-blocks/stored-block";

export { blocksOf } from "@tropa/text-blocks/markdown";
export type { StoredBody } from "@tropa/text-blocks/stored-block";

/** Cards below one passage of a text. */
const toursInText = 3;

/** The words of a listing path: the wider place first, as in "Russia, Hiking". */
export interface NamedListing {
  name: string;
  slug: string;
  filter: ListingFilter;
}

/** Null if the path is no listing: articles outlive the places they name. */
export function namedListing(
  slug: string,
  dictionary: Dictionary,
  locale: Locale,
): NamedListing | null {
  const resolved = resolveListingSlug(slug, dictionary.lookup);
  if (!resolved.ok) return null;
  const name = resolved.terms.map((term) => termName(term, dictionary, locale)).join(comma(locale));
  return { name, slug: resolved.canonicalSlug, filter: resolved.filterPart };
}

/** The text in the reader's language, else the English one, else whatever there is. */
function readBody(
  body: unknown,
  locale: Locale,
): { content_locale: Locale; content_locales: Locale[]; blocks: readonly StoredBlock[] } {
  const texts = storedBody.parse(body);
  const found = [locale, "en" as const, "ru" as const].find((candidate) => texts[candidate]);
  const content_locale = found ?? locale;
  const content_locales = locales.filter((candidate) => texts[candidate]);
  return { content_locale, content_locales, blocks: texts[content_locale] ?? [] };
}

/** A text as it is shown: pictures with their addresses, listings with their tours. */
export async function shownText(
  catalogue: Catalogue,
  body: unknown,
  reader: Reader,
): Promise<{ content_locale: Locale; content_locales: Locale[]; body: TextBlock[] }> {
  const { blocks, ...languages } = readBody(body, reader.locale);
  const shown = await Promise.all(blocks.map((block) => shownBlock(catalogue, block, reader)));
  const found = shown.filter((block) => block !== null);
  return { ...languages, body: languages.content_locale === "ru" ? found.map(bound) : found };
}

/** Russian as it is set: what is stored keeps its plain spaces, for searches look through that. */
function bound(block: TextBlock): TextBlock {
  switch (block.type) {
    case "paragraph":
    case "heading":
    case "quote":
      return { ...block, text: bindShortWords(block.text) };
    case "list":
      return { ...block, items: block.items.map(bindShortWords) };
    case "table":
      return { ...block, rows: block.rows.map((row) => row.map(bindShortWords)) };
    default:
      return block;
  }
}

const shownPicture = ({ key, alt, caption }: StoredPicture) => ({
  image: pictureOf(key, alt),
  caption: caption ?? null,
});

async function shownBlock(
  catalogue: Catalogue,
  block: StoredBlock,
  reader: Reader,
): Promise<TextBlock | null> {
  if (block.type === "image") return { type: "image", ...shownPicture(block) };
  if (block.type === "gallery")
    return { type: "gallery", images: block.pictures.map(shownPicture) };
  if (block.type !== "tours") return block;
  const listing = namedListing(block.slug, catalogue.dictionary, reader.locale);
  if (!listing) return null;
  const { ids } = await catalogue.find({ filter: listing.filter, perPage: toursInText });
  if (ids.length === 0) return null;
  const { name, slug } = listing;
  return { type: "tours", listing: { name, slug }, tours: await catalogue.cards(ids, reader) };
}
