import { changedFields, mergeEdits } from "@tropa/domain/forms/merge-edits";
import type { Edits } from "@tropa/domain/forms/merge-edits";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { RefObject } from "react";
import { textsOf } from "./form-texts.ts";
import { forgetEditsDraft, keepEditsDraft, readEditsDraft } from "./edits-draft.ts";

/** What the fields begin with. Another number means that all of them are drawn anew. */
interface Edition {
  number: number;
  values: Edits;
}

/** Why the form shows something else than what was read. */
export type EditsNotice = { kind: "restored" } | { kind: "merged"; names: readonly string[] };

/** Fields that somebody else has changed otherwise in the meantime. */
export interface EditsConflict {
  names: readonly string[];
  own: Edits;
  others: Edits;
}

export interface EditsOptions<Saved> {
  loaded: Saved;
  form: RefObject<HTMLFormElement | null>;
  valuesOf: (saved: Saved) => Edits;
  /** Another one means that somebody has saved. */
  versionOf: (saved: Saved) => unknown;
  /** Values as the API stores them, of what stands in the fields; several of one name are joined by a comma. */
  normal: (typed: Edits, shown: Edits) => Record<string, string>;
  read: () => Promise<Saved>;
  /** Hears what is saved by now, whoever saved it. */
  onRead?: (saved: Saved) => void;
  /** What was typed is kept for this tab under this name. */
  draftName: string;
  /** Fields that may lie in the browser; all where it is left out. */
  isKept?: (name: string) => boolean;
  /** Fields that are orders of ids: two people's changes of one are put together. */
  isOrder?: (name: string) => boolean;
}

/**
 * Something under several people's hands. What comes from elsewhere, another tab or another person, is put together with
 * what is typed here; nobody's words are written over without being shown.
 */
export function useEdits<Saved>(options: EditsOptions<Saved>) {
  const { loaded, form, valuesOf, versionOf, normal, read, onRead, draftName } = options;
  /** What is known to be saved: a save says that it has seen it. */
  const [saved, setSaved] = useState(loaded);
  const [edition, setEdition] = useState<Edition>(() => ({ number: 0, values: valuesOf(loaded) }));
  const [notice, setNotice] = useState<EditsNotice | null>(null);
  const [conflict, setConflict] = useState<EditsConflict | null>(null);

  const typed = () => normal(textsOf(form.current), edition.values);
  const show = (values: Edits) => setEdition(({ number }) => ({ number: number + 1, values }));

  /** Puts what was saved elsewhere together with what was changed here since `base`. */
  const merge = (base: Edits, own: Edits, next: Saved) => {
    const others = valuesOf(next);
    const { merged, conflicts, taken } = mergeEdits(base, own, others, options.isOrder);
    setSaved(next);
    onRead?.(next);
    show(merged);
    setConflict(conflicts.length > 0 ? { names: conflicts, own: merged, others } : null);
    setNotice(taken.length > 0 ? { kind: "merged", names: taken } : null);
  };

  /** Reads what is saved by now. Throws what the call throws. */
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

  // Whoever comes back to this tab may have saved in another one.
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
    /** It has been saved from here: what stands in the fields is what is there. */
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
