/** Most tours that one can still compare side by side. */
export const MAX_COMPARED = 4;

/** A tour as the bar shows it. */
export interface ComparedTour {
  id: number;
  title: string;
  image: string;
  colour: string;
  /** The departure that it is compared by, where dates were chosen. */
  dateId?: number | undefined;
}

const parameter = "tours";
const datesParameter = "dates";

/** The departures of an address by which tours are compared. */
export const comparedDates = (query: URLSearchParams): number[] => idsIn(query, datesParameter);

/** The tours of an address, each once and no more than fit; whatever is no id is left out. */
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

/** The address of a comparison, which everybody can be sent. */
export function comparePath(
  tours: readonly { readonly id: number; readonly dateId?: number | undefined }[],
): string {
  if (tours.length === 0) return "/compare";
  const dates = tours.flatMap(({ dateId }) => dateId ?? []);
  const path = `/compare?${parameter}=${tours.map(({ id }) => id).join(",")}`;
  return dates.length === 0 ? path : `${path}&${datesParameter}=${dates.join(",")}`;
}

/** The list with a tour added or taken away; a full list takes no more. */
export function toggleCompared(
  tours: readonly ComparedTour[],
  tour: ComparedTour,
): readonly ComparedTour[] {
  if (tours.some(({ id }) => id === tour.id)) return tours.filter(({ id }) => id !== tour.id);
  return tours.length < MAX_COMPARED ? [...tours, tour] : tours;
}
