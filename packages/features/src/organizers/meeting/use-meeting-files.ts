import { fileUpload } from "@tropa/api-contract/conversation/calls-uploads";
import { mostContractFiles } from "@tropa/api-contract/organizers/calls-meetings";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { createUploadQueue } from "../../platform/uploads/upload-queue.ts";
import { sendMeetingFile } from "./meeting-calls.ts";
import type { ContractFile, ContractQuery } from "./meeting-calls.ts";

/** Uploads files to a contract; each joins the list when done. */
export function useMeetingFiles(
  query: ContractQuery,
  changeFiles: (change: (before: readonly ContractFile[]) => readonly ContractFile[]) => void,
) {
  const storefront = useStorefront();
  const [choice] = useState(() => createStore(() => ({ isPublic: false })));
  const [queue] = useState(() =>
    createUploadQueue<ContractFile>({
      rule: fileUpload,
      most: mostContractFiles,
      send: (file, options) =>
        sendMeetingFile(storefront, query, { file, ...choice.getState() }, options),
    }),
  );
  const uploads = useStore(queue.store);
  const { isPublic } = useStore(choice);
  const take = useEffectEvent(() => {
    for (const { id, answer } of queue.store.getState()) {
      if (!answer) continue;
      queue.remove(id);
      changeFiles((before) => [...before, answer]);
    }
  });
  useEffect(() => queue.store.subscribe(take), [queue]);
  // Cancels uploads when the page is left.
  useEffect(() => () => queue.clear(), [queue]);
  return {
    queue,
    uploads: uploads.filter(({ answer }) => !answer),
    isPublic,
    setPublic: (next: boolean) => choice.setState({ isPublic: next }),
  };
}

export type FilesOnTheirWay = ReturnType<typeof useMeetingFiles>;
