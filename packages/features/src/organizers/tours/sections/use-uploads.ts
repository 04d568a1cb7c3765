import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { createUploadQueue } from "../../../platform/uploads/upload-queue.ts";
import type { UploadQueueOptions } from "../../../platform/uploads/upload-queue.ts";

interface UploadsOptions<Answer> extends UploadQueueOptions<Answer> {
  /** Called once per uploaded file, which then leaves the queue. */
  onDone: (answer: Answer) => void;
}

/** Files being uploaded. */
export function useUploads<Answer>({ rule, most, send, onDone }: UploadsOptions<Answer>) {
  const [queue] = useState(() => createUploadQueue<Answer>({ rule, most, send }));
  const uploads = useStore(queue.store);
  const take = useEffectEvent(() => {
    for (const { id, answer } of queue.store.getState()) {
      if (!answer) continue;
      queue.remove(id);
      onDone(answer);
    }
  });
  useEffect(() => queue.store.subscribe(take), [queue]);
  // Leaving the page cancels its uploads.
  useEffect(() => () => queue.clear(), [queue]);
  return { queue, uploads: uploads.filter(({ answer }) => !answer) };
}
