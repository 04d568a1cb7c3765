import {
  deleteImageCall,
  fileUpload,
  imageUpload,
  uploadFileCall,
  uploadImageCall,
  uploadReviewImageCall,
  uploadVideoCall,
  videoUpload,
} from "@tropa/api-contract/conversation/calls-uploads";
import type { Upload } from "@tropa/api-contract/base/endpoint";
import type { FastifyInstance } from "fastify";
import { fieldError } from "../../platform/errors/api-error.ts";
import type { UploadedFile } from "../../platform/files/uploaded-file.ts";
import { serve } from "../../server/serve.ts";
import { fileAnswer } from "../../platform/files/file-links.ts";
import type { RemoteFiles } from "../../platform/files/remote-file.ts";
import {
  deleteImage,
  deleteToken,
  imageAnswer,
  saveFile,
  saveImage,
} from "../../platform/files/uploads.ts";
import type { Uploads } from "../../platform/files/uploads.ts";

/** Registers upload calls (docs/product/calls.md#uploads). */
export function uploadRoutes(server: FastifyInstance, uploads: Uploads, remote: RemoteFiles): void {
  const { config } = uploads.context;

  /** Runs work on the uploaded file, or on the one fetched from the given URL. */
  async function withFile<T>(
    given: { file: UploadedFile | null; url: string | undefined; upload: Upload },
    work: (file: UploadedFile) => Promise<T>,
  ): Promise<T> {
    if (given.file) return work(given.file);
    if (given.url === undefined) throw fieldError(given.upload.field, "required");
    const { file, discard } = await remote.fetch(given.url, given.upload);
    try {
      return await work(file);
    } finally {
      await discard();
    }
  }

  serve(server, uploadImageCall, async ({ body, file, actor }) =>
    withFile({ file, url: body.url, upload: imageUpload }, async (image) =>
      imageAnswer(
        await saveImage(uploads, image, {
          kind: "image",
          bucket: body.bucket,
          accountId: actor.accountId,
        }),
      ),
    ),
  );

  serve(server, uploadFileCall, async ({ body, file, actor }) => {
    if (!file) throw fieldError(fileUpload.field, "required");
    const isPublic = body.is_public === "1";
    const saved = await saveFile(uploads, file, {
      kind: "file",
      bucket: "files",
      isPublic,
      accountId: actor.accountId,
    });
    return fileAnswer(config, saved);
  });

  serve(server, uploadVideoCall, async ({ body, query, file, actor }) =>
    withFile({ file, url: body.url, upload: videoUpload }, async (video) => {
      const isPublic = (body.is_public ?? query.is_public) === "1";
      const saved = await saveFile(uploads, video, {
        kind: "video",
        bucket: "videos",
        isPublic,
        accountId: actor.accountId,
      });
      return fileAnswer(config, saved);
    }),
  );

  serve(server, uploadReviewImageCall, async ({ file, actor }) => {
    if (!file) throw fieldError("image", "required");
    const token = deleteToken();
    const saved = await saveImage(uploads, file, {
      kind: "review_image",
      bucket: "reviews",
      accountId: actor?.accountId ?? null,
      token,
    });
    return { ...imageAnswer(saved), token };
  });

  serve(server, deleteImageCall, async ({ query }) => {
    await deleteImage(uploads, query.id, query.token);
    return { success: true as const };
  });
}
