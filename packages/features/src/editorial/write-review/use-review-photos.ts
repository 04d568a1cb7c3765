import { imageUpload } from "@tropa/api-contract/conversation/calls-uploads";
import type { uploadReviewImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { useCallback, useRef, useState } from "react";
import { noteLater } from "../../platform/api/note-later.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Upload, UploadQueueOptions } from "../../platform/uploads/upload-queue.ts";
import { reviewCalls } from "./review-calls.ts";

export const photoRule = imageUpload;
type StoredPhoto = AnswerOf<typeof uploadReviewImageCall>;

/** Photos of a review: stored as they are chosen, and deleted with their token where they are taken away again. */
export function useReviewPhotos() {
  const storefront = useStorefront();
  const [stored, setStored] = useState<readonly StoredPhoto[]>([]);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState(0);
  const known = useRef<readonly StoredPhoto[]>([]);

  const send = useCallback<UploadQueueOptions<StoredPhoto>["send"]>(
    async (file, options) => {
      const { api, uploadReviewImageCall: call } = await reviewCalls(storefront);
      return api.call(call, { body: {}, file, ...options });
    },
    [storefront],
  );

  const drop = useCallback(
    async ({ id, token }: StoredPhoto) => {
      try {
        const { api, deleteImageCall } = await reviewCalls(storefront);
        await api.call(deleteImageCall, { query: { id: String(id), token }, body: {} });
      } catch (error) {
        // The server drops what no review has taken.
        noteLater("deleteImage", "/spa/delete-image", error);
      }
    },
    [storefront],
  );

  const onChange = useCallback(
    (uploads: readonly Upload<StoredPhoto>[]) => {
      const now = uploads.flatMap(({ answer }) => answer ?? []);
      const ids = new Set(now.map(({ id }) => id));
      for (const photo of known.current) if (!ids.has(photo.id)) void drop(photo);
      known.current = now;
      setStored(now);
      setFailed(uploads.filter(({ state }) => state === "failed").length);
      setSending(uploads.some(({ state }) => state === "waiting" || state === "sending"));
    },
    [drop],
  );
  return { stored, isSending, failed, send, onChange };
}
