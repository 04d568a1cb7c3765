type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };
export type DropdownAlign = "start" | "end" | "center";

/** Distance kept from the edges of the window. */
const edge = 8;

/**
 * Returns the position of a panel beside its trigger, in window coordinates: below it, or above where there is more
 * room; aligned with one of its sides or its middle, and never outside of the window.
 */
export function place(
  trigger: Box,
  panel: Size,
  viewport: Size,
  offset: number,
  align: DropdownAlign,
  direction: "ltr" | "rtl" = "ltr",
): { left: number; top: number; maxHeight: number } {
  const below = viewport.height - (trigger.top + trigger.height) - offset - edge;
  const above = trigger.top - offset - edge;
  const up = panel.height > below && above > below;
  const maxHeight = Math.max(up ? above : below, 0);
  const height = Math.min(panel.height, maxHeight);
  const isLeft = (align === "start") === (direction === "ltr");
  const centred = trigger.left + (trigger.width - panel.width) / 2;
  const flush = isLeft ? trigger.left : trigger.left + trigger.width - panel.width;
  const wanted = align === "center" ? centred : flush;
  return {
    left: Math.max(edge, Math.min(wanted, viewport.width - panel.width - edge)),
    top: up ? trigger.top - offset - height : trigger.top + trigger.height + offset,
    maxHeight,
  };
}
