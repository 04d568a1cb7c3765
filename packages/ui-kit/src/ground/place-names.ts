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

/** Side of a grid cell: a box is only compared with those in the same cells. */
const cellPx = 96;

function* cellsOf({ left, top, right, bottom }: Box): Generator<string> {
  for (let x = Math.floor(left / cellPx); x <= Math.floor(right / cellPx); x++)
    for (let y = Math.floor(top / cellPx); y <= Math.floor(bottom / cellPx); y++) yield `${x},${y}`;
}

/**
 * Places names in order of their weight, so that none covers another or a taken box.
 *
 * @returns for each name the index of its box, or -1 if it does not fit
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
