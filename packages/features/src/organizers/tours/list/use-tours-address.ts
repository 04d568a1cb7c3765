import { tourFilters } from "@tropa/domain/organizers/tours/tour-stage";
import { useSearchParams } from "react-router";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import type { ToursFilter } from "../queries/tour-queries.ts";

/** Filter and page of the tours list, read from and written to the address. */
export function useToursAddress() {
  const [query, setQuery] = useSearchParams();
  const filter: ToursFilter = {
    filter: tourFilters.find((one) => one === query.get("filter")) ?? "",
    text: (query.get("text") ?? "").slice(0, 100),
    page: Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1),
  };
  /** Changes the filter and returns to the first page; an empty value removes it. */
  const narrow = (changes: Partial<Record<"filter" | "text", string>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(query);
    if (page === 1) next.delete("page");
    else next.set("page", String(page));
    const rest = next.toString();
    return rest ? `${organizerPath("tours")}?${rest}` : organizerPath("tours");
  };
  return { filter, narrow, hrefFor };
}
