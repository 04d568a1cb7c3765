import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { flag, id, image, personText, queryId } from "../base/primitives.ts";

const megabyte = 1024 * 1024;
const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const documentTypes = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "text/plain",
];
const videoTypes = ["video/mp4", "video/webm", "video/quicktime"];

export const imageUpload = {
  field: "image",
  accept: imageTypes,
  maxBytes: 15 * megabyte,
  isRequired: false,
} as const;
export const fileUpload = {
  field: "file",
  accept: [...documentTypes, ...imageTypes],
  maxBytes: 20 * megabyte,
  isRequired: true,
} as const;
export const videoUpload = {
  field: "file",
  accept: videoTypes,
  maxBytes: 200 * megabyte,
  isRequired: false,
} as const;

/** An address to fetch a file from; its target is checked when it is fetched. */
const remoteAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2000));

/** A stored file, as seen by its owner and its recipients. */
export const storedFile = z.object({
  id,
  name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  is_public: z.boolean(),
  /** Download path; for a private file it is valid for an hour. */
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

const storedImage = z.object({
  id,
  image,
  width: z.int(),
  height: z.int(),
});
export type StoredImage = z.infer<typeof storedImage>;

export const uploadImageCall = endpoint({
  name: "uploadImage",
  method: "POST",
  path: "/crm/api/image/upload",
  summary:
    "Stores a picture, sent or named by its address; what a camera wrote beside the pixels is thrown away",
  query: z.object({}),
  body: z.object({
    url: z.optional(remoteAddress),
    bucket: z._default(z.enum(["avatar", "chat", "tour", "review"]), "chat"),
  }),
  answer: storedImage,
  errors: ["unauthorized", "unsupported_media_type", "captcha", "hard_captcha"],
  auth: "account",
  invisibleCaptcha: true,
  upload: imageUpload,
});

export const uploadFileCall = endpoint({
  name: "uploadFile",
  method: "POST",
  path: "/crm/api/file/upload",
  summary:
    "Stores a document or a picture; a private one is read by its owner and those it is sent to",
  query: z.object({}),
  body: z.object({ is_public: flag }),
  answer: storedFile,
  errors: ["unauthorized", "unsupported_media_type", "captcha", "hard_captcha"],
  auth: "account",
  invisibleCaptcha: true,
  upload: fileUpload,
});

export const uploadVideoCall = endpoint({
  name: "uploadVideo",
  method: "POST",
  path: "/crm/api/file/upload-video",
  summary: "Stores a video, sent or named by its address",
  query: z.object({ is_public: flag }),
  body: z.object({ url: z.optional(remoteAddress), is_public: flag }),
  answer: storedFile,
  errors: ["unauthorized", "unsupported_media_type", "captcha", "hard_captcha"],
  auth: "account",
  invisibleCaptcha: true,
  upload: videoUpload,
});

export const uploadReviewImageCall = endpoint({
  name: "uploadReviewImage",
  method: "POST",
  path: "/spa/upload-review-image",
  summary: "Stores a picture for a review; the token lets its sender delete it again",
  query: z.object({}),
  body: z.object({}),
  answer: z.extend(storedImage, { token: z.string() }),
  errors: ["unsupported_media_type", "captcha", "hard_captcha"],
  auth: "open",
  invisibleCaptcha: true,
  upload: { ...imageUpload, isRequired: true },
});

export const deleteImageCall = endpoint({
  name: "deleteImage",
  method: "POST",
  path: "/spa/delete-image",
  summary: "Deletes a picture of a review with the token that came with it",
  query: z.object({
    id: queryId,
    token: personText(100).check(z.minLength(1, { error: "required" })),
  }),
  body: z.object({}),
  answer: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  auth: "open",
});
