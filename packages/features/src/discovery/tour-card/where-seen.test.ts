import { priceCeilings } from "@tropa/domain/money";
import { emptyFilter, filterToQuery } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { describe, expect, it } from "vitest";
import { pack } from "@tropa/page-runtime/state/packed";
import { whereSeen } from "./where-seen.ts";
import type { WhereSeen } from "./where-seen.ts";

const listing = (filter: Partial<TourFilter>) => ({
  page: "listing",
  data: pack({ query: filterToQuery({ ...emptyFilter, ...filter }, priceCeilings.RUB) }),
});

describe("whereSeen", () => {
  it.each<[Partial<TourFilter>, WhereSeen]>([
    [{}, {}],
    [{ collections: [3] }, { collection_id: "3" }],
    [
      { regions: [12], restKinds: [5] },
      { region_id: "12", rest_kind_id: "5" },
    ],
    [{ showplace: 40 }, { showplace_id: "40" }],
    [{ isCruisesSearch: true }, { is_cruises: "1" }],
    [{ isAuthorTourSearch: true }, { is_authors: "1" }],
  ])("describes a listing of %o as %o", (filter, where) => {
    expect(whereSeen(listing(filter), "RUB")).toEqual(where);
  });

  it("leaves out a place when two are chosen", () => {
    expect(whereSeen(listing({ regions: [12, 13], collections: [3] }), "RUB")).toEqual({
      collection_id: "3",
    });
  });

  it.each([undefined, null, {}, { page: "tour", data: {} }, []])("gives nothing for %o", (data) => {
    expect(whereSeen(data, "RUB")).toEqual({});
  });
});
