import type { MeetingContract } from "@tropa/api-contract/organizers/calls-meetings";
import { changedFields, mergeEdits, mergeOrder } from "@tropa/domain/forms/merge-edits";
import type { Edits } from "@tropa/domain/forms/merge-edits";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { RefObject } from "react";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { readMeeting } from "./meeting-calls.ts";
import type { ContractFile, ContractQuery } from "./meeting-calls.ts";
import { forgetMeetingDraft, keepMeetingDraft, readMeetingDraft } from "./meeting-draft.ts";
import { normalValues, valuesOf } from "./meeting-values.ts";

/** What the fields begin with. Another number means that all of them are drawn anew. */
interface Edition {
  number: number;
  values: Edits;
}

/** Why the form shows something else than what was read. */
export type EditorNotice = { kind: "restored" } | { kind: "merged"; names: readonly string[] };

/** Fields that somebody else has changed otherwise in the meantime. */
interface Conflict {
  names: readonly string[];
  own: Edits;
  others: Edits;
}

function inOrder(files: readonly ContractFile[], order: readonly number[]): ContractFile[] {
  const byId = new Map(files.map((file) => [file.file_id, file]));
  return mergeOrder(order, [...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
}

const idsOf = (files: readonly ContractFile[]) => files.map(({ file_id: id }) => id);

/**
 * The data of a contract under somebody's hands. What comes from elsewhere, another tab or another person, is put
 * together with what is typed; nobody's words are written over without being shown.
 */
export function useMeetingEditor(
  loaded: MeetingContract,
  query: ContractQuery,
  form: RefObject<HTMLFormElement | null>,
) {
  const storefront = useStorefront();
  /** What is known to be saved: a save says that it has seen it. */
  const [contract, setContract] = useState(loaded);
  const [edition, setEdition] = useState<Edition>({ number: 0, values: valuesOf(loaded) });
  const [files, setFiles] = useState<readonly ContractFile[]>(loaded.files);
  const [notice, setNotice] = useState<EditorNotice | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { contract_id: id } = contract;

  /** What stands in the fields now. */
  const typed = (): Record<string, string> => {
    const entries = form.current ? [...new FormData(form.current)] : [];
    const texts = entries.flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text] as const] : [],
    );
    return normalValues(Object.fromEntries(texts));
  };
  const show = (values: Edits) => setEdition(({ number }) => ({ number: number + 1, values }));

  /** Puts what was saved elsewhere together with what was changed here since `base`. */
  const merge = (base: Edits, own: Edits, next: MeetingContract, order: readonly number[]) => {
    const others = valuesOf(next);
    const { merged, conflicts, taken } = mergeEdits(base, own, others);
    setContract(next);
    setFiles(inOrder(next.files, order));
    show(merged);
    setConflict(conflicts.length > 0 ? { names: conflicts, own: merged, others } : null);
    setNotice(taken.length > 0 ? { kind: "merged", names: taken } : null);
  };

  /** Reads what is saved by now; true where it was not what is known here. Throws what the call throws. */
  const refresh = async (): Promise<boolean> => {
    const next = await readMeeting(storefront, query);
    if (next.saved_at === contract.saved_at) {
      setFiles((before) => inOrder(next.files, idsOf(before)));
      return false;
    }
    merge(valuesOf(contract), typed(), next, idsOf(files));
    return true;
  };

  const keep = (order: readonly number[] = idsOf(files)) => {
    const draft = { base: valuesOf(contract), values: typed(), order };
    const isMoved = order.join() !== idsOf(contract.files).join();
    if (isMoved || changedFields(draft.base, draft.values).length > 0) keepMeetingDraft(id, draft);
    else forgetMeetingDraft(id);
  };

  const restore = useEffectEvent(() => {
    const draft = readMeetingDraft(id);
    if (!draft) return;
    merge(draft.base, draft.values, loaded, draft.order);
    const { taken } = mergeEdits(draft.base, draft.values, valuesOf(loaded));
    if (taken.length === 0) setNotice({ kind: "restored" });
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
    contract,
    edition,
    files,
    notice,
    conflict,
    typed,
    keep,
    refresh,
    changeFiles(change: (before: readonly ContractFile[]) => readonly ContractFile[]) {
      setFiles(change);
      keep(idsOf(change(files)));
    },
    saved(next: MeetingContract) {
      forgetMeetingDraft(id);
      setContract(next);
      setFiles(next.files);
      setNotice(null);
    },
    discard() {
      forgetMeetingDraft(id);
      setNotice(null);
      setConflict(null);
      setFiles(contract.files);
      show(valuesOf(contract));
    },
    choose(chosen: Edits) {
      if (!conflict) return;
      show({ ...typed(), ...chosen });
      setConflict(null);
    },
  };
}

export type MeetingEditing = ReturnType<typeof useMeetingEditor>;
