import { clamp } from "./clamp.ts";

type Bounds = { min: number; max: number };

/** Parses a number with a decimal comma or point; `null` for none. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

/** Whether a text can be the beginning of a number. */
export function isNumberDraft(text: string): boolean {
  return /^[-+]?\d*[.,]?\d*$/.test(text.trim());
}

/**
 * Clamps a number that no further digit can bring back within bounds. Returns null for one that
 * still may get there (1 on the way to 15 with a minimum of 10).
 */
export function clampDraft(value: number, { min, max }: Bounds): number | null {
  if (value >= 0 ? value > max : value < min) return clamp(value, min, max);
  return value < min || value > max ? null : value;
}

/** Adds steps to a number, without rounding errors of binary fractions. */
export function stepNumber(
  value: number | null,
  steps: number,
  step: number,
  bounds: Bounds,
): number {
  const from = value ?? clamp(0, bounds.min, bounds.max);
  const next = value === null ? from : from + steps * step;
  const digits = Math.max(decimals(step), decimals(from));
  return clamp(Number(next.toFixed(digits)), bounds.min, bounds.max);
}

function decimals(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}

/** Returns the steps that a key of the spinbutton pattern makes, or the bound for Home and End. */
export function stepsForKey(key: string): number | "min" | "max" | undefined {
  switch (key) {
    case "ArrowUp":
      return 1;
    case "ArrowDown":
      return -1;
    case "PageUp":
      return 10;
    case "PageDown":
      return -10;
    case "Home":
      return "min";
    case "End":
      return "max";
    default:
      return undefined;
  }
}
