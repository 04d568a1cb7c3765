import { useState } from "react";

/**
 * A value that the visitor is still changing, taken over from the filter whenever that changes elsewhere: by a
 * removed chip or the back button. The control keeps its focus.
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
