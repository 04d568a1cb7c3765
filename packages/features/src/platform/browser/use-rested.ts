import { useEffect, useState } from "react";

const restMs = 300;

/** Debounces a value, so that typing does not make a call per letter. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
