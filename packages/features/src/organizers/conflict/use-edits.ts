import { changedFields, mergeEdits } from "@tropa/domain/forms/merge-edits";
import type { Edits } from "@tropa/domain/forms/merge-edits";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { RefObject } from "react";
import { textsOf } from "./form-texts.ts";
import { forgetEditsDraft, keepEditsDraft, readEditsDraft } from "./edits-draft.ts";

/** Initial values of the fields. A new number remounts all of them. */
interface Edition {
  number: number;
  values: Edits;
}

/** Why the form differs from what was loaded. */
export type EditsNotice = { kind: "restored" } | { kind: "merged"; names: readonly string[] };

/** Conflicts: fields somebody else has changed to another value meanwhile. */
export interface EditsConflict {
  names: readonly string[];
  own: Edits;
  others: Edits;
}

export interface EditsOptions<Saved> {
  loaded: Saved;
  form: RefObject<HTMLFormElement | null>;
  valuesOf: (saved: Saved) => Edits;
  /** The saved version; a different one means that somebody has saved. */
  versionOf: (saved: Saved) => unknown;
  /** Converts field values to the way the API stores them; several of one name are joined by a comma. */
  normal: (typed: Edits, shown: Edits) => Record<string, string>;
  read: () => Promise<Saved>;
  /** Called with what is saved now, whoever saved it. */
  onRead?: (saved: Saved) => void;
  /** Name under which unsaved edits are kept for this tab. */
  draftName: string;
  /** Fields that may be stored in the browser; all by default. */
  isKept?: (name: string) => boolean;
  /** Fields that are orders of ids: concurrent changes of one are merged. */
  isOrder?: (name: string) => boolean;
}

/**
 * State of a form that several people may edit. Changes from another tab or person are merged with what is typed here;
 * nobody's text is overwritten without being shown.
 */
export function useEdits<Saved>(options: EditsOptions<Saved>) {
  const { loaded, form, valuesOf, versionOf, normal, read, onRead, draftName } = options;
  /** The version last seen as saved; a save names it. */
  const [saved, setSaved] = useState(loaded);
  const [edition, setEdition] = useState<Edition>(() => ({ number: 0, values: valuesOf(loaded) }));
  const [notice, setNotice] = useState<EditsNotice | null>(null);
  const [conflict, setConflict] = useState<EditsConflict | null>(null);

  const typed = () => normal(textsOf(form.current), edition.values);
  const show = (values: Edits) => setEdition(({ number }) => ({ number: number + 1, values }));

  /** Merges what was saved elsewhere with what was changed here since `base`. */
  const merge = (base: Edits, own: Edits, next: Saved) => {
    const others = valuesOf(next);
    const { merged, conflicts, taken } = mergeEdits(base, own, others, options.isOrder);
    setSaved(next);
    onRead?.(next);
    show(merged);
    setConflict(conflicts.length > 0 ? { names: conflicts, own: merged, others } : null);
    setNotice(taken.length > 0 ? { kind: "merged", names: taken } : null);
  };

  /** Fetches what is saved now. Throws the call's errors. */
  const refresh = async (): Promise<void> => {
    const next = await read();
    if (versionOf(next) === versionOf(saved)) onRead?.(next);
    else merge(valuesOf(saved), typed(), next);
  };

  const isKept = options.isKept ?? (() => true);
  const kept = (values: Edits): Edits =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
  const keep = () => {
    const [base, values] = [kept(valuesOf(saved)), kept(typed())];
    if (changedFields(base, values).length > 0) keepEditsDraft(draftName, { base, values });
    else forgetEditsDraft(draftName);
  };

  const restore = useEffectEvent(() => {
    const draft = readEditsDraft(draftName);
    if (!draft) return;
    const now = valuesOf(loaded);
    const base = { ...now, ...draft.base };
    const own = { ...now, ...draft.values };
    merge(base, own, loaded);
    if (mergeEdits(base, own, now, options.isOrder).taken.length === 0)
      setNotice({ kind: "restored" });
  });
  useEffect(() => startTransition(restore), []);

  // On return to this tab: another tab may have saved meanwhile.
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === "visible") refresh().catch(() => {});
  });
  useEffect(() => {
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, []);

  return {
    saved,
    edition,
    notice,
    conflict,
    typed,
    keep,
    refresh,
    /** Call after saving from here: the fields hold the saved values. */
    accept(next: Saved) {
      forgetEditsDraft(draftName);
      setSaved(next);
      onRead?.(next);
      setNotice(null);
    },
    discard() {
      forgetEditsDraft(draftName);
      setNotice(null);
      setConflict(null);
      onRead?.(saved);
      show(valuesOf(saved));
    },
    choose(chosen: Edits) {
      show({ ...typed(), ...chosen });
      setConflict(null);
    },
  };
}

export type Editing<Saved> = ReturnType<typeof useEdits<Saved>>;
