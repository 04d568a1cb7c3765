import { comma } from "@tropa/domain/text/comma";
import { fill } from "@tropa/domain/text/fill";
import { parseTourPath } from "@tropa/domain/discovery/tour-path";
import type { Locale } from "@tropa/domain/locale";
import { formatMoney } from "@tropa/domain/money";
import { pluralCategory } from "@tropa/domain/text/plural";
import type { Catalogue, Reader } from "../../discovery/catalogue/catalogue.ts";
import { listTours } from "../../discovery/listing/listing.ts";
import { tourById } from "../../discovery/tour/tour.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { journalPost } from "../journal/journal.ts";
import { showplacePage } from "../showplaces/showplaces.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

const messages = readMessages<typeof en>(import.meta.dirname, "messages");

/** Facts of a page shown in its link preview. */
export interface PreviewFacts {
  title: string;
  /** The place or kind of page, shown above the title. */
  place: string;
  /** Shown below the title; null if the page sells nothing. */
  price: string | null;
  /** Shown beside the price; null without reviews. */
  rating: string | null;
  /** Template of the picture's address; null if there is none. */
  picture: string | null;
}

/** Paths of other pages; everything else is a tour or listing. */
const journal = /^journal\/(.+-\d+)$/;
const showplaces = /^dostoprimechatelnosti\/(.+-\d+)$/;

/**
 * Collects the facts of a page by its path without leading slash. Throws `not_found`, `gone` or
 * `removed_from_publication` like the page itself.
 */
export async function previewFacts(
  catalogue: Catalogue,
  path: string,
  reader: Reader,
): Promise<PreviewFacts> {
  const [, article] = journal.exec(path) ?? [];
  if (article !== undefined) return articleFacts(catalogue, article, reader);
  const [, sight] = showplaces.exec(path) ?? [];
  if (sight !== undefined) return sightFacts(catalogue, sight, reader);
  const tour = parseTourPath(path);
  return tour ? tourFacts(catalogue, tour.id, reader) : listingFacts(catalogue, path, reader);
}

async function articleFacts(catalogue: Catalogue, slug: string, reader: Reader) {
  const { title, category, image } = await journalPost(
    catalogue,
    { slug, similarLimit: 0 },
    reader,
  );
  return { title, place: category.name, price: null, rating: null, picture: image.image };
}

async function sightFacts(catalogue: Catalogue, slug: string, reader: Reader) {
  const { name, location, image } = await showplacePage(catalogue, slug, reader);
  return { title: name, place: location, price: null, rating: null, picture: image.image };
}

async function tourFacts(catalogue: Catalogue, id: number, reader: Reader) {
  const { title, location, price, currency, images, rating, reviews_count } = await tourById(
    catalogue,
    id,
    reader,
  );
  return {
    title,
    place: location,
    price: priceFrom({ minor: price, currency }, reader.locale),
    rating: reviews_count > 0 ? ratingOf(rating, reviews_count, reader.locale) : null,
    picture: images[0]?.image ?? null,
  };
}

async function listingFacts(catalogue: Catalogue, slug: string, reader: Reader) {
  const { locale, currency, storefront } = reader;
  const { listing, total } = await listTours(
    catalogue,
    { slug, ...(!storefront.features.excursions && { type: "tour" }) },
    reader,
  );
  if (total === 0) throw new ApiError("not_found");
  const words = messages[locale];
  const names = [listing.place?.name, listing.rest_kind, listing.collection?.name].filter(
    (name) => name !== undefined && name !== null && name !== "",
  );
  const minor = listing.facts?.price_from ?? null;
  return {
    title: names.length === 0 ? words.everything : names.join(comma(locale)),
    place: countOf(total, locale),
    price: minor === null ? null : priceFrom({ minor, currency }, locale),
    rating: null,
    picture: listing.image?.image ?? null,
  };
}

/** Formats a rating: "4.8 (36)". */
function ratingOf(rating: number, reviews: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const value = new Intl.NumberFormat(locale, digits).format(rating);
  return `${value} (${new Intl.NumberFormat(locale).format(reviews)})`;
}

const priceFrom = (money: Parameters<typeof formatMoney>[0], locale: Locale): string =>
  fill(messages[locale].from, { price: formatMoney(money, locale) });

function countOf(total: number, locale: Locale): string {
  const number = new Intl.NumberFormat(locale).format(total);
  return fill(messages[locale].tours[pluralCategory(locale, total)], { number });
}
