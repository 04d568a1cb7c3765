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

/** Number of cards below a passage. */
const toursInText = 3;

/** The names in a listing's path, the wider place first: "Russia, Hiking". */
export interface NamedListing {
  name: string;
  slug: string;
  filter: ListingFilter;
}

/** Returns the names of a listing's path; null if there is no such listing, since articles outlive places. */
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

/** Returns a text in the reader's language, otherwise in English, otherwise in any. */
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

/** Prepares a stored text for display: pictures get URLs, listings get tours. */
export async function shownText(
  catalogue: Catalogue,
  body: unknown,
  reader: Reader,
): Promise<{ content_locale: Locale; content_locales: Locale[]; body: TextBlock[] }> {
  const { blocks, ...languages } = readBody(body, reader.locale);
  const shown = await Promise.all(blocks.map((block) => shownBlock(catalogue, block, reader)));
  const found = shown.filter((block) => block !== null);
  return {
    ...languages,
    body: languages.content_locale === "ru" ? found.map(typesetBlock) : found,
  };
}

/** Adds Russian no-break spaces. Stored texts have plain spaces, so that searches find them. */
function typesetBlock(block: TextBlock): TextBlock {
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
