/**
 * A tour's address ends in a dash and its id (docs/product/filter.md#addresses). Ids have at most 9
 * digits (a 32-bit key); a path with more is a listing's.
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
