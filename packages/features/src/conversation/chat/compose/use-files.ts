import { fileUpload, uploadFileCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { StoredFile } from "@tropa/api-contract/conversation/calls-uploads";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { createUploadQueue } from "../../../platform/uploads/upload-queue.ts";

/** Most files sent at once. */
const mostFiles = 10;

/** Files of the next message. They are uploaded when chosen, readable by the chat's two sides only. */
export function useFiles() {
  const storefront = useStorefront();
  const [isWanted, setWanted] = useState(false);
  const [queue] = useState(() =>
    createUploadQueue<StoredFile>({
      rule: fileUpload,
      most: mostFiles,
      send: (file, options) =>
        callApi(storefront, uploadFileCall, {
          body: { is_public: "0" },
          file,
          ...options,
        }),
    }),
  );
  const uploads = useStore(queue.store);
  // Cancels uploads when the chat is left.
  useEffect(() => () => queue.clear(), [queue]);
  return {
    uploads,
    queue,
    isOpen: isWanted || uploads.length > 0,
    isFull: uploads.length >= mostFiles,
    isBusy: uploads.some(({ state }) => state === "waiting" || state === "sending"),
    done: uploads.flatMap(({ answer }) => (answer ? [{ id: answer.id, name: answer.name }] : [])),
    add: (files: readonly File[]) => queue.add(files),
    toggle: () => setWanted(!isWanted),
    clearDone() {
      setWanted(false);
      queue.clearDone();
    },
  };
}

export type ChosenFiles = ReturnType<typeof useFiles>;
