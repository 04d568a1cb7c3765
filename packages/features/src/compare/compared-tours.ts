/** Most tours that stand side by side and can still be taken in. */
export const MAX_COMPARED = 4;

/** A tour as the bar shows it. */
export interface ComparedTour {
  id: number;
  title: string;
  image: string;
  colour: string;
}

const parameter = "tours";

/** The tours of an address, each once and no more than fit; whatever is no id is left out. */
export function comparedIds(query: URLSearchParams): number[] {
  const ids = (query.get(parameter) ?? "")
    .split(",")
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** The address of a comparison, which everybody can be sent. */
export function comparePath(ids: readonly number[]): string {
  return ids.length === 0 ? "/compare" : `/compare?${parameter}=${ids.join(",")}`;
}

/** The list with a tour added or taken away; a full list takes no more. */
export function toggledComparison(
  tours: readonly ComparedTour[],
  tour: ComparedTour,
): readonly ComparedTour[] {
  if (tours.some(({ id }) => id === tour.id)) return tours.filter(({ id }) => id !== tour.id);
  return tours.length < MAX_COMPARED ? [...tours, tour] : tours;
}
