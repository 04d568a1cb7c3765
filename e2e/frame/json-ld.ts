/** What search engines must find in a thing to show it richly, by its type: paths, `*` for each of a list. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ["headline", "image", "datePublished", "author.name"],
  TouristAttraction: ["name", "description", "url", "image", "geo.latitude", "geo.longitude"],
  Review: ["author.name", "datePublished", "reviewRating.ratingValue", "itemReviewed.name"],
  AggregateRating: ["ratingValue", "reviewCount"],
  Product: ["name", "description", "image", "offers.lowPrice", "offers.priceCurrency"],
  FAQPage: ["mainEntity.*.name", "mainEntity.*.acceptedAnswer.text"],
  Organization: ["name", "url"],
  TravelAgency: ["name", "url", "address.addressLocality", "address.addressCountry"],
  WebSite: ["name", "url", "potentialAction.target.urlTemplate", "potentialAction.query-input"],
  BreadcrumbList: [
    "itemListElement.*.position",
    "itemListElement.*.name",
    "itemListElement.*.item",
  ],
  ItemList: ["itemListElement.*.position"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
};

/** Of a thing within another one less is needed: a review says nothing again of what it is about, a stop is a name. */
const requiredWithin: typeof required = {
  ...required,
  Review: ["author.name", "datePublished", "reviewRating.ratingValue"],
  TouristAttraction: ["name"],
  Product: ["name"],
  Organization: ["name"],
};

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (step === "*") {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return list.length === 0 ? [undefined] : list.flatMap((one) => valuesAt(one, rest));
  }
  return valuesAt(isThing(value) ? value[step] : undefined, rest);
}

const isMissing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

function faultsOf(value: unknown, isInside: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => faultsOf(one, isInside));
  if (!isThing(value)) return [];
  const types = [value["@type"]].flat().filter((type) => typeof type === "string");
  const own = types.flatMap((type) =>
    ((isInside ? requiredWithin : required)[type] ?? [])
      .filter((path) => valuesAt(value, path.split(".")).some(isMissing))
      .map((path) => `${type} without ${path}`),
  );
  return [...own, ...Object.values(value).flatMap((inner) => faultsOf(inner, true))];
}

/** The things of schema.org that a page names. */
export function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as Thing,
  );
}

/** What the things of a page lack. */
export const missingIn = (things: readonly Thing[]): string[] =>
  things.flatMap((thing) => faultsOf(thing, false));

/** All types that a page names, within others too. */
export function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (!isThing(value)) return [];
  const own = [value["@type"]].flat().filter((type) => typeof type === "string");
  return [...own, ...Object.values(value).flatMap(typesIn)];
}
