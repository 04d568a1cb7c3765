/** A place on the drawing and its name. */
export type Labelled = { x: number; y: number; label: string };

const sides = [
  "end",
  "start",
  "below",
  "above",
  "above-end",
  "below-end",
  "above-start",
  "below-start",
] as const;

/** The side of a place on which its name is drawn; `none` if it would cover another name. */
export type LabelSide = (typeof sides)[number] | "none";

type Box = { left: number; top: number; right: number; bottom: number };
type Point = { x: number; y: number };

/** Measures of the names as the style sheet sets them: type of 13 px beside a mark of 28 px. */
const letterPx = 7.4;
const heightPx = 20;
const awayPx = 18;
/** Distance from a mark's centre to the near corner of a diagonally placed name. */
const cornerPx = 10;

function labelBox({ x, y, label }: Labelled, side: (typeof sides)[number]): Box {
  const width = Array.from(label).length * letterPx + 8;
  const [upright, aslant] = side.split("-");
  const across = aslant ?? upright;
  const left =
    across === "end" || across === "start"
      ? x +
        (across === "end" ? 1 : -1) * (aslant ? cornerPx : awayPx) -
        (across === "end" ? 0 : width)
      : x - width / 2;
  const away = aslant ? cornerPx : awayPx;
  const top =
    upright === "above" ? y - away - heightPx : upright === "below" ? y + away : y - heightPx / 2;
  return { left, top, right: left + width, bottom: top + heightPx };
}

const meets = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Clearance between a name and a line, px. */
const clearPx = 3;

/** Whether a line between two points crosses a box: it is clipped at each side in turn. */
function isCrossed({ left, top, right, bottom }: Box, from: Point, to: Point): boolean {
  let [start, end] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  for (const [step, room] of [
    [-dx, from.x - left + clearPx],
    [dx, right + clearPx - from.x],
    [-dy, from.y - top + clearPx],
    [dy, bottom + clearPx - from.y],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) start = Math.max(start, room / step);
    else end = Math.min(end, room / step);
  }
  return start < end;
}

/**
 * Returns the side for each place's name, in order: the first free one that stays on the drawing
 * and covers no mark or other name, preferably one that the route does not cross.
 */
export function placeLabels(
  places: readonly Labelled[],
  drawing: { width: number; height: number },
  way: readonly Point[] = [],
): readonly LabelSide[] {
  const marks = places.map(({ x, y }) => ({
    left: x - 14,
    top: y - 14,
    right: x + 14,
    bottom: y + 14,
  }));
  const taken: Box[] = [];
  return places.map((place, index) => {
    // A diagonal name may touch the square around its own mark, but not the circle.
    const others = marks.filter((_, other) => other !== index);
    const isFree = (box: Box) =>
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= drawing.width &&
      box.bottom <= drawing.height &&
      ![...others, ...taken].some((other) => meets(box, other));
    const free = sides
      .map((side) => ({ side, box: labelBox(place, side) }))
      .filter(({ box }) => isFree(box));
    const clear = free.find(
      ({ box }) => !way.some((to, next) => isCrossed(box, way[next - 1] ?? to, to)),
    );
    const found = clear ?? free[0];
    if (!found) return "none";
    taken.push(found.box);
    return found.side;
  });
}
