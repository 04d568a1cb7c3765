import { isComposing } from "@tropa/domain/forms/is-composing";
import { useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { clamp } from "./clamp.ts";
import { clampDraft, isNumberDraft, parseNumber, stepNumber, stepsForKey } from "./number-text.ts";

type NumberState = {
  value: number | null;
  onValueChange: (value: number | null) => void;
  min: number;
  max: number;
  step: number;
  /** Value of an empty field once it is left. */
  whenEmpty: number | null;
};

/**
 * State of a number field while typing. The committed value is always within bounds: clamped at
 * once if no digit can fix it, otherwise when the field is left or Enter is pressed.
 */
export function useNumberDraft({ value, onValueChange, min, max, step, whenEmpty }: NumberState) {
  const [draft, setDraft] = useState<string>();
  const bounds = { min, max };

  const set = (next: number | null) => {
    if (next !== value) onValueChange(next);
  };
  const type = (text: string) => {
    if (!isNumberDraft(text)) return;
    const typed = parseNumber(text);
    const reachable = typed === null ? null : clampDraft(typed, bounds);
    setDraft(reachable === null || reachable === typed ? text : String(reachable));
    if (reachable !== null) set(reachable);
    else if (text.trim() === "" && whenEmpty === null) set(null);
  };
  const settle = () => {
    if (draft === undefined) return;
    const typed = parseNumber(draft);
    set(typed === null ? whenEmpty : clamp(typed, min, max));
    setDraft(undefined);
  };
  const move = (steps: number) => {
    const typed = draft === undefined ? value : parseNumber(draft);
    setDraft(undefined);
    set(stepNumber(typed, steps, step, bounds));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Enter") settle();
    const steps = stepsForKey(event.key);
    if (steps === undefined) return;
    const bound = steps === "min" ? min : steps === "max" ? max : undefined;
    // Without a bound, Home and End move the caret.
    if (bound !== undefined && Math.abs(bound) >= Number.MAX_SAFE_INTEGER) return;
    event.preventDefault();
    if (typeof steps === "number") return move(steps);
    setDraft(undefined);
    return set(bound ?? null);
  };

  return {
    move,
    input: {
      type: "text",
      role: "spinbutton",
      value: draft ?? (value === null ? "" : String(value)),
      "aria-valuenow": value ?? undefined,
      "aria-valuemin": Math.abs(min) < Number.MAX_SAFE_INTEGER ? min : undefined,
      "aria-valuemax": Math.abs(max) < Number.MAX_SAFE_INTEGER ? max : undefined,
      autoComplete: "off",
      inputMode: Number.isInteger(step) ? "numeric" : "decimal",
      onChange: (event: { target: HTMLInputElement }) => type(event.target.value),
      onBlur: (_event: FocusEvent) => settle(),
      onKeyDown,
    },
  } as const;
}
