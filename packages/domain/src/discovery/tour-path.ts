/**
 * A tour's address ends in a dash and its digits (docs/product/filter.md#addresses).
 * Ids beyond 9 digits cannot exist (a 32-bit key), so such a path is a listing's.
 */
const tourPath = /^(?<slug>[^/]*)-(?<id>[1-9]\d{0,8})$/;

export function parseTourPath(path: string): { slug: string; id: number } | null {
  const match = tourPath.exec(path);
  if (!match?.groups) return null;
  return { slug: match.groups.slug ?? "", id: Number(match.groups.id) };
}

export function tourPathOf(tour: { slug: string; id: number }): string {
  return `${tour.slug}-${tour.id}`;
}
