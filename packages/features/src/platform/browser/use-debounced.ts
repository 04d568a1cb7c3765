import { useEffect, useState } from "react";

/** How long typing must pause, ms. */
const pauseMs = 300;

/** Debounces a value, so that typing does not make a call per letter. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
