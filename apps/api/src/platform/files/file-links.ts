import type { StoredFile } from "@tropa/api-contract/conversation/calls-uploads";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../config/config.ts";
import type { FileRecord } from "./upload-store.ts";

/** Lifetime of a link to a private file, seconds. */
const linkSeconds = 3600;

export type SigningConfig = Pick<Config, "signingKey">;

function signature({ signingKey }: SigningConfig, uuid: string, until: number): string {
  return createHmac("sha256", signingKey).update(`file ${uuid} ${until}`).digest("base64url");
}

/** The download path of a file. A private file's is signed and works for an hour. */
function fileLink(
  config: SigningConfig,
  file: Pick<FileRecord, "uuid" | "name" | "is_public">,
  now: Date = new Date(),
): string {
  const path = `/files/${file.uuid}/download/${encodeURIComponent(file.name)}`;
  if (file.is_public) return path;
  const until = Math.floor(now.getTime() / 1000) + linkSeconds;
  return `${path}?until=${until}&signature=${signature(config, file.uuid, until)}`;
}

const isImage = /^image\/(jpeg|png|webp|avif)$/;

/** Whether files of a type have a preview. */
export const hasPreview = (mediaType: string): boolean => isImage.test(mediaType);

/**
 * Returns the path of a private image's preview; null for anything else. It stays the same for an hour, so that
 * browsers can cache it, and works for an hour more.
 */
export function previewLink(
  config: SigningConfig,
  uuid: string | null,
  mediaType: string | null,
  now: Date = new Date(),
): string | null {
  if (uuid === null || mediaType === null || !hasPreview(mediaType)) return null;
  const until = (Math.floor(now.getTime() / 1000 / linkSeconds) + 2) * linkSeconds;
  return `/files/${uuid}/preview?until=${until}&signature=${signature(config, uuid, until)}`;
}

/** Whether a link has our signature for this file and has not expired. */
export function isSignedLink(
  config: SigningConfig,
  uuid: string,
  given: { until: string; signature: string },
  now: Date = new Date(),
): boolean {
  const until = Number(given.until);
  if (!Number.isSafeInteger(until) || until * 1000 < now.getTime()) return false;
  const [signed, own] = [given.signature, signature(config, uuid, until)].map((text) =>
    Buffer.from(text),
  );
  return signed?.length === own?.length && !!signed && !!own && timingSafeEqual(signed, own);
}

/** Converts a stored file to the API's answer, with a link to it. */
export function fileAnswer(config: SigningConfig, file: FileRecord): StoredFile {
  return {
    id: file.id,
    name: file.name,
    media_type: file.media_type,
    byte_size: file.byte_size,
    is_public: file.is_public,
    url: fileLink(config, file),
  };
}

/** Returns the URL template of an uploaded picture. */
export function uploadedImageTemplate(uuid: string): string {
  return `/files/${uuid}/image/{size}.avif`;
}
