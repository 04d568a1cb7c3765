import { useState } from "react";

type Setter<T> = (next: T) => void;

/**
 * State that is controlled by the parent (`value`) or by the component (`defaultValue`).
 * `onValueChange` is called in both cases.
 */
export function useControllable<T>(
  value: T | undefined,
  defaultValue: T,
  onValueChange: Setter<T> | undefined,
): [T, Setter<T>] {
  const [own, setOwn] = useState(defaultValue);
  const set: Setter<T> = (next) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
