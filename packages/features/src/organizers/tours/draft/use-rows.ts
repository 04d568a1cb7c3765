import { moved } from "@tropa/domain/forms/merge-edits";
import { useEffect, useEffectEvent, useState } from "react";
import { idsOf, newKey } from "./codecs.ts";
import { fieldId } from "./use-draft-fields.ts";
import type { DraftFields } from "./use-draft-fields.ts";

/** Provides the item keys of a list in a draft, with functions to change them. */
export function useRows(fields: DraftFields, name: string) {
  const [first] = useState(() => idsOf(fields.valueOf(name)));
  const [keys, setKeys] = useState<readonly string[]>(first);
  const keep = useEffectEvent(fields.keep);
  useEffect(() => {
    if (keys !== first) keep();
  }, [keys, first]);
  return {
    name,
    keys,
    /**
     * @param key Random if omitted.
     * @param focus Field of the new item to focus.
     */
    add(key = newKey(), focus?: string) {
      setKeys((before) => (before.includes(key) ? before : [...before, key]));
      if (focus === undefined) return;
      setTimeout(() => document.getElementById(fieldId(`${name}-${key}-${focus}`))?.focus());
    },
    move: (from: number, to: number) => setKeys((before) => moved(before, from, to)),
    remove(key: string) {
      fields.drop(`${name}-${key}-`);
      setKeys((before) => before.filter((one) => one !== key));
    },
  };
}

export type Rows = ReturnType<typeof useRows>;
