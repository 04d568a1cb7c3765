import { RANGE } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useState } from "react";
import type { ComponentProps, PointerEvent } from "react";
import control from "../field/control.module.css";
import { cssVars } from "../hooks/css-vars.ts";
import { useControllable } from "../hooks/use-controllable.ts";
import { useMessages } from "../messages/messages.tsx";
import { clampRange, moveEnd, nearerEnd, shareOf, valueAt } from "./range.ts";
import type { Range, RangeEnd } from "./range.ts";
import styles from "./range-slider.module.css";

export type { Range } from "./range.ts";

export type RangeSliderProps = Omit<
  ComponentProps<"fieldset">,
  "children" | "defaultValue" | "onChange"
> & {
  label: string;
  min?: number;
  max?: number;
  step?: number;
  value?: Range;
  defaultValue?: Range;
  /** Called on every move of a thumb. */
  onValueChange?: (value: Range) => void;
  /** Called once a thumb is released or a number is entered: the time to search. */
  onValueCommit?: (value: Range) => void;
  /** Names of the two numbers in a form. */
  names?: readonly [from: string, to: string];
  /** Suffix of each number: a currency, a unit. */
  unit?: string;
  /** Formats a number that is not being edited, such as with thousands separators. */
  format?: (value: number) => string;
};

type NumberFieldProps = {
  label: string;
  name: string | undefined;
  unit: string | undefined;
  value: number;
  disabled: boolean | undefined;
  format: ((value: number) => string) | undefined;
  onCommit: (value: number) => void;
};

/** Keeps the typed text local, since an incomplete number is often out of bounds. */
function NumberField({ label, name, unit, value, disabled, format, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const finish = () => {
    if (draft !== undefined && draft.trim() !== "") onCommit(Number(draft));
    setDraft(undefined);
  };
  return (
    <label className={clsx(control.control, styles.number)} data-size="sm">
      <span className={styles.numberLabel}>{label}</span>
      <span className={styles.amount}>
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          name={name}
          value={draft ?? value}
          disabled={disabled}
          data-formatted={format && ""}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => event.key === "Enter" && finish()}
        />
        {format && (
          <span className={styles.formatted} aria-hidden="true">
            {format(value)}
          </span>
        )}
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </label>
  );
}

/**
 * A range of numbers with two thumbs and two number fields; the ends never cross. Follows the
 * multi-thumb slider pattern of the ARIA guide with the browser's own sliders.
 */
export function RangeSlider({
  label,
  min = RANGE.min,
  max = RANGE.max,
  step = RANGE.step,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  names,
  unit,
  format,
  disabled,
  className,
  ...rest
}: RangeSliderProps) {
  const messages = useMessages();
  const bounds = { min, max };
  const [held, hold] = useControllable<Range>(value, defaultValue ?? [min, max], onValueChange);
  const range = clampRange(held, bounds);
  const [from, to] = range;

  const commit = (end: RangeEnd) => (typed: number) => {
    const next = moveEnd(range, end, typed, bounds);
    hold(next);
    onValueCommit?.(next);
  };
  // Pointer events pass through the overlapping sliders; a press beside the thumbs moves the nearer
  // one.
  const callThumb = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || disabled) return;
    const line = event.currentTarget.getBoundingClientRect();
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const share = (event.clientX - line.left) / line.width;
    const pressed = valueAt(isRtl ? 1 - share : share, bounds, step);
    commit(nearerEnd(range, pressed))(pressed);
  };
  const thumb = (end: RangeEnd, position: number, name: string) => (
    <input
      type="range"
      className={styles.thumb}
      min={min}
      max={max}
      step={step}
      value={position}
      disabled={disabled}
      aria-label={`${label}: ${name}`}
      aria-valuetext={unit ? `${format?.(position) ?? position} ${unit}` : undefined}
      onChange={(event) => hold(moveEnd(range, end, event.target.valueAsNumber, bounds))}
      onPointerUp={() => onValueCommit?.(range)}
      onKeyUp={() => onValueCommit?.(range)}
    />
  );

  return (
    <fieldset {...rest} disabled={disabled} className={clsx(styles.root, className)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.numbers}>
        <NumberField
          label={messages.from}
          name={names?.[0]}
          unit={unit}
          value={from}
          disabled={disabled}
          format={format}
          onCommit={commit("from")}
        />
        <NumberField
          label={messages.to}
          name={names?.[1]}
          unit={unit}
          value={to}
          disabled={disabled}
          format={format}
          onCommit={commit("to")}
        />
      </div>
      <div
        className={styles.track}
        onPointerDown={callThumb}
        // If both thumbs are at the upper end, the lower one is on top; otherwise neither could
        // move.
        data-lower-on-top={from >= max ? "" : undefined}
        style={cssVars({
          "--range-from": shareOf(from, bounds),
          "--range-to": shareOf(to, bounds),
        })}
      >
        {thumb("from", from, messages.from)}
        {thumb("to", to, messages.to)}
      </div>
    </fieldset>
  );
}
