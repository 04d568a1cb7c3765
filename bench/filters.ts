/** A realistic mix: most people look at a place, then narrow it. Deterministic, so that runs compare. */
const slugs = [
  "tours",
  "altay",
  "georgia",
  "turkey",
  "karelia",
  "dagestan",
  "altay/trekking",
  "iceland",
];
const narrowing: Record<string, string>[] = [
  {},
  { priceMax: "60000" },
  { daysMin: "5", daysMax: "9" },
  { difficulty: "1,2" },
  { comfort: "medium,improved" },
  { accommodation: "hotel" },
  { sort: "price" },
  { sort: "-price", priceMin: "20000" },
  { page: "2" },
  { languages: "ru", daysMax: "7", priceMax: "90000" },
];

/** Paths of `/spa/tours` with all counts. */
export function searchPaths(): string[] {
  return slugs.flatMap((slug) =>
    narrowing.map(
      (filter) =>
        `/spa/tours?${new URLSearchParams({ slug, ...filter, expand: "filters" }).toString()}`,
    ),
  );
}
