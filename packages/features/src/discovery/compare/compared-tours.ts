/** Maximum number of tours, which still fit side by side. */
export const MAX_COMPARED = 4;

/** A compared tour, as the bar shows it. */
export interface ComparedTour {
  id: number;
  title: string;
  image: string;
  colour: string;
  /** The chosen departure, if dates were chosen. */
  dateId?: number | undefined;
}

const parameter = "tours";
const datesParameter = "dates";

/** Reads the chosen departures from a comparison's address. */
export const comparedDates = (query: URLSearchParams): number[] => idsIn(query, datesParameter);

/**
 * Reads the tours from a comparison's address, without duplicates and at most `MAX_COMPARED`; invalid ids are skipped.
 */
export function comparedIds(query: URLSearchParams): number[] {
  return idsIn(query, parameter);
}

function idsIn(query: URLSearchParams, name: string): number[] {
  const ids = (query.get(name) ?? "")
    .split(",")
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** Returns the address of a comparison, which can be shared. */
export function comparePath(
  tours: readonly { readonly id: number; readonly dateId?: number | undefined }[],
): string {
  if (tours.length === 0) return "/compare";
  const dates = tours.flatMap(({ dateId }) => dateId ?? []);
  const path = `/compare?${parameter}=${tours.map(({ id }) => id).join(",")}`;
  return dates.length === 0 ? path : `${path}&${datesParameter}=${dates.join(",")}`;
}

/** Adds a tour to the list or removes it; a full list stays as it is. */
export function toggleCompared(
  tours: readonly ComparedTour[],
  tour: ComparedTour,
): readonly ComparedTour[] {
  if (tours.some(({ id }) => id === tour.id)) return tours.filter(({ id }) => id !== tour.id);
  return tours.length < MAX_COMPARED ? [...tours, tour] : tours;
}
