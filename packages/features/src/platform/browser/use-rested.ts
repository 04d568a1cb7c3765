import { useEffect, useState } from "react";

const restMs = 300;

/** A value once it has not changed for a moment: nobody is asked about every letter. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
