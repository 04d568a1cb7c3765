/** A place on the drawing and its name. */
export type Labelled = { x: number; y: number; label: string };

/** The side of a place on which its name is drawn; `none` if it would cover another name. */
export type LabelSide = "end" | "start" | "above" | "below" | "none";

type Box = { left: number; top: number; right: number; bottom: number };

/** Measures of the names as the style sheet sets them: type of 13 px beside a mark of 28 px. */
const letterPx = 7.4;
const heightPx = 20;
const awayPx = 18;

function labelBox({ x, y, label }: Labelled, side: Exclude<LabelSide, "none">): Box {
  const width = Array.from(label).length * letterPx + 8;
  const left = {
    end: x + awayPx,
    start: x - awayPx - width,
    above: x - width / 2,
    below: x - width / 2,
  }[side];
  const top = {
    end: y - heightPx / 2,
    start: y - heightPx / 2,
    above: y - awayPx - heightPx,
    below: y + awayPx,
  }[side];
  return { left, top, right: left + width, bottom: top + heightPx };
}

const meets = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Sides for the names of places, in their order: the first free one of end, start, below, above
 * that stays on the drawing and covers neither a mark nor another name.
 */
export function placeLabels(
  places: readonly Labelled[],
  drawing: { width: number; height: number },
): readonly LabelSide[] {
  const marks = places.map(({ x, y }) => ({
    left: x - 14,
    top: y - 14,
    right: x + 14,
    bottom: y + 14,
  }));
  const taken: Box[] = [];
  return places.map((place) => {
    const isFree = (box: Box) =>
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= drawing.width &&
      box.bottom <= drawing.height &&
      ![...marks, ...taken].some((other) => meets(box, other));
    for (const side of ["end", "start", "below", "above"] as const) {
      const box = labelBox(place, side);
      if (!isFree(box)) continue;
      taken.push(box);
      return side;
    }
    return "none";
  });
}
