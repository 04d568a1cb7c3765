/** The places of found tours, as parallel arrays, since there may be as many places as tours. */
export interface FoundPlaces {
  /** The main city of all its tours. */
  readonly city: ArrayLike<number>;
  readonly lat: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  /** Tours there; 0 where none was found. */
  readonly count: ArrayLike<number>;
  /** Minor units of the rouble. */
  readonly cheapest: ArrayLike<number>;
  /** The first tours of a place in rank order, at most `CLUSTER_IDS`. */
  readonly best: (at: number) => readonly RankedTour[];
  /** The weight of the first of them. */
  readonly highestWeight: (at: number) => number;
}

export interface RankedTour {
  readonly id: number;
  readonly weight: number;
}

/** Maximum number of tour ids in a cluster. */
export const CLUSTER_IDS = 6;

/** The tours at one place, as a database row. */
export interface PlaceTours {
  readonly city: number;
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  readonly cheapest: number;
  readonly best: readonly RankedTour[];
}

/** Converts rows of places to columns. */
export const foundPlaces = (rows: readonly PlaceTours[]): FoundPlaces => ({
  city: rows.map((row) => row.city),
  lat: rows.map((row) => row.lat),
  lng: rows.map((row) => row.lng),
  count: rows.map((row) => row.count),
  cheapest: rows.map((row) => row.cheapest),
  best: (at) => rows[at]!.best,
  highestWeight: (at) => rows[at]!.best[0]?.weight ?? -Infinity,
});
