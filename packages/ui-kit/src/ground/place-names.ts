/** A rectangle on the map's window, px. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A name with its size and its possible positions, the best first. */
export type NameToPlace = {
  /** Lower ones come first. */
  order: number;
  boxes: readonly Box[];
};

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Squares that a box touches, so that it is compared with its neighbours alone. */
const cellPx = 96;

function* cellsOf({ left, top, right, bottom }: Box): Generator<string> {
  for (let x = Math.floor(left / cellPx); x <= Math.floor(right / cellPx); x++)
    for (let y = Math.floor(top / cellPx); y <= Math.floor(bottom / cellPx); y++) yield `${x},${y}`;
}

/**
 * Which names have room, in order of their weight, and where: none covers another, nor what lies on the map already.
 *
 * @returns of each name the place it got, as an index of its boxes, or -1
 */
export function placeNames(names: readonly NameToPlace[], taken: readonly Box[]): number[] {
  const cells = new Map<string, Box[]>();
  const take = (box: Box): void => {
    for (const cell of cellsOf(box)) {
      const boxes = cells.get(cell);
      if (boxes) boxes.push(box);
      else cells.set(cell, [box]);
    }
  };
  const isFree = (box: Box): boolean => {
    for (const cell of cellsOf(box))
      if (cells.get(cell)?.some((other) => meets(box, other))) return false;
    return true;
  };
  taken.forEach(take);
  const places = names.map(() => -1);
  const byOrder = Array.from(names.keys()).toSorted(
    (a, b) => (names[a]?.order ?? 0) - (names[b]?.order ?? 0) || a - b,
  );
  for (const index of byOrder) {
    const boxes = names[index]?.boxes ?? [];
    const place = boxes.findIndex(isFree);
    const box = boxes[place];
    if (box === undefined) continue;
    places[index] = place;
    take(box);
  }
  return places;
}
