import { useState } from "react";

type Setter<T> = (next: T) => void;

/**
 * A value that the parent may hold (`value`) or leave to the component (`defaultValue`).
 * Either way `onValueChange` hears of every change.
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
