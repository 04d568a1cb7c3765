import { useState } from "react";

/**
 * Local copy of a filter value while the visitor edits it. Reset when the filter changes elsewhere, by a removed chip
 * or the back button; the control keeps its focus.
 */
export function useDraft<T extends string | readonly number[]>(
  value: T,
): [draft: T, setDraft: (draft: T) => void] {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (String(seen) !== String(value)) {
    setSeen(value);
    setDraft(value);
    return [value, setDraft];
  }
  return [draft, setDraft];
}
