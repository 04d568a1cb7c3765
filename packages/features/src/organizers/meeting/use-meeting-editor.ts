import type { MeetingContract } from "@tropa/api-contract/organizers/calls-meetings";
import { mergeOrder } from "@tropa/domain/forms/merge-edits";
import { useState } from "react";
import type { RefObject } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useEdits } from "../conflict/use-edits.ts";
import { readMeeting } from "./meeting-calls.ts";
import type { ContractFile, ContractQuery } from "./meeting-calls.ts";
import { normalValues, valuesOf } from "./meeting-values.ts";

function inOrder(
  files: readonly ContractFile[],
  order: readonly ContractFile[],
): readonly ContractFile[] {
  const byId = new Map(files.map((file) => [file.file_id, file]));
  const ids = order.map(({ file_id: id }) => id);
  return mergeOrder(ids, [...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
}

/** Editing state of a contract's meeting data and the order of its files. */
export function useMeetingEditor(
  loaded: MeetingContract,
  query: ContractQuery,
  form: RefObject<HTMLFormElement | null>,
) {
  const storefront = useStorefront();
  const [files, changeFiles] = useState<readonly ContractFile[]>(loaded.files);
  const editing = useEdits({
    loaded,
    form,
    valuesOf,
    versionOf: (contract) => contract.saved_at,
    normal: (typed) => normalValues(typed),
    read: () => readMeeting(storefront, query),
    onRead: (contract) => changeFiles((before) => inOrder(contract.files, before)),
    draftName: `meeting-${loaded.contract_id}`,
  });
  return { ...editing, files, changeFiles };
}

export type MeetingEditing = ReturnType<typeof useMeetingEditor>;
