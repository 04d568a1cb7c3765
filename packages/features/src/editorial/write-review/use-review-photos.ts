import { imageUpload } from "@tropa/api-contract/conversation/calls-uploads";
import type { uploadReviewImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { imageUrl } from "@tropa/domain/media/image-url";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { useCallback, useRef, useState } from "react";
import { logFailureLazily } from "../../platform/api/log-failure-lazily.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Upload, UploadQueueOptions } from "../../platform/uploads/upload-queue.ts";
import { reviewCalls } from "./review-calls.ts";
import type { ReviewPhoto } from "./review-draft.ts";

export const photoRule = imageUpload;
type StoredPhoto = Pick<AnswerOf<typeof uploadReviewImageCall>, "id" | "image" | "token">;

/**
 * Photos of a review: uploaded when chosen, and deleted with their tokens when removed.
 *
 * @param before Photos of the stored draft: phones may unload the page while the camera is open.
 */
export function useReviewPhotos(before: readonly ReviewPhoto[]) {
  const storefront = useStorefront();
  const [stored, setStored] = useState(before);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState(0);
  const seen = useRef(before);
  const [known] = useState(() =>
    before.map(({ name, size, ...answer }) => ({
      name,
      size,
      answer,
      preview: imageUrl(answer.image.image, IMAGE_SIZES.landscape[0]),
    })),
  );

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
        // The server deletes photos that no review uses.
        logFailureLazily("deleteImage", "/spa/delete-image", error);
      }
    },
    [storefront],
  );

  const onChange = useCallback(
    (uploads: readonly Upload<StoredPhoto>[]) => {
      const now = uploads.flatMap(({ answer, file, size }) =>
        answer
          ? [{ id: answer.id, image: answer.image, token: answer.token, name: file.name, size }]
          : [],
      );
      const ids = new Set(now.map(({ id }) => id));
      for (const photo of seen.current) if (!ids.has(photo.id)) void drop(photo);
      seen.current = now;
      setStored(now);
      setFailed(uploads.filter(({ state }) => state === "failed").length);
      setSending(uploads.some(({ state }) => state === "waiting" || state === "sending"));
    },
    [drop],
  );
  return { known, stored, isSending, failed, send, onChange };
}
