import { createHash } from "node:crypto";
import { apiUrl, factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";

interface Card {
  id: number;
  title: string;
  path: string;
  hasDates: boolean;
}

async function ask<T>(variant: Variant, path: string): Promise<T> {
  const answer = await fetch(`${apiUrl}${path}`, {
    headers: {
      "x-language": factsOf(variant).language,
      "x-currency": factsOf(variant).currency,
      "x-localization": variant,
    },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

interface Listing {
  total: number;
  items: { id: number; title: string; slug: string; nearest: object | null }[];
}

/** Returns the API's data of a listing, to compare pages with. */
export function listing(variant: Variant, slug: string, query = ""): Promise<Listing> {
  return ask<Listing>(variant, `/spa/tours?slug=${slug.replace(/^\//, "")}${query}`);
}

/** The first tour of a listing that has a departure to book. */
export async function firstTour(variant: Variant, slug: string): Promise<Card> {
  const { items } = await listing(variant, slug);
  const tour = items.find(({ nearest }) => nearest !== null);
  if (!tour) throw new Error(`${slug} has no tour with a date`);
  return { id: tour.id, title: tour.title, path: `/${tour.slug}`, hasDates: true };
}

/** Returns the suggestions for a phrase. */
export async function namesFound(variant: Variant, phrase: string): Promise<string[]> {
  const { items } = await ask<{ items: { name: string }[] }>(
    variant,
    `/spa/tours-filter-completion?phrase=${encodeURIComponent(phrase)}`,
  );
  return items.map(({ name }) => name);
}

/** Tours of the demo catalogue that were taken off the site, and one that is gone for good. */
export const removedTour = 137;
export const goneTour = 251;

/** Addresses of the demo's individual tours follow from its seed. */
export function individualTour(index: number): string {
  const hash = createHash("sha256").update(`tropa/individual/${index}`).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
