import type { StoredImage } from "@tropa/api-contract/conversation/calls-uploads";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError, fieldError } from "../errors/api-error.ts";
import type { UploadedFile } from "./uploaded-file.ts";
import { uploadedImageTemplate } from "./file-links.ts";
import { folderStore, s3Store } from "./file-store.ts";
import type { FileStore } from "./file-store.ts";
import { mostPixels, removeMetadata } from "./remove-metadata.ts";
import { bytesToday, deleteByToken, insertFile } from "./upload-store.ts";
import type { FileRecord, NewFile } from "./upload-store.ts";

/** Most bytes that an account may store per day. */
const dailyBytes = 500 * 1024 * 1024;
/** Longest side of a stored picture, px. */
const longestSide = 2560;

export interface Uploads {
  context: ApiContext;
  store: FileStore;
}

type Owner = Pick<NewFile, "accountId">;

async function requireRoom({ context }: Uploads, { accountId }: Owner, bytes: number) {
  if (accountId === null) return;
  if ((await bytesToday(context.pool, accountId)) + bytes > dailyBytes)
    throw new ApiError("too_large");
}

/** Stores the bytes before the row: bytes without a row only waste space. */
async function keep(
  { context, store }: Uploads,
  path: string,
  file: Omit<NewFile, "storageKey">,
): Promise<FileRecord> {
  const storageKey = `${file.bucket}/${randomUUID()}`;
  await store.put(storageKey, path, file.mediaType);
  try {
    return await insertFile(context.pool, { ...file, storageKey });
  } catch (error) {
    await store.remove(storageKey);
    throw error;
  }
}

/**
 * Stores a document, photo or video, removing camera metadata. Throws a field error if a claimed picture is none.
 */
export async function saveFile(
  uploads: Uploads,
  file: UploadedFile,
  options: Owner & { kind: "file" | "video"; isPublic: boolean; bucket: string },
): Promise<FileRecord> {
  await requireRoom(uploads, options, file.byteSize);
  const clean = await removeMetadata(file);
  if (!clean) throw fieldError("file", "fileType");
  try {
    return await keep(uploads, clean.path, {
      kind: options.kind,
      bucket: options.bucket,
      mediaType: clean.mediaType,
      byteSize: clean.byteSize,
      name: clean.name,
      width: null,
      height: null,
      isPublic: options.isPublic,
      accountId: options.accountId,
      deleteTokenHash: null,
    });
  } finally {
    if (clean.path !== file.path) await rm(clean.path, { force: true });
  }
}

/**
 * Stores a picture re-encoded from its pixels: upright, within bounds, without metadata. Throws a field error if the
 * file is no picture.
 */
export async function saveImage(
  uploads: Uploads,
  file: UploadedFile,
  options: Owner & { kind: "image" | "review_image"; bucket: string; token?: string },
): Promise<FileRecord> {
  await requireRoom(uploads, options, file.byteSize);
  const path = `${file.path}.webp`;
  try {
    // Read and write the file ourselves, so that a full disk is not reported as a bad picture.
    const source = await readFile(file.path);
    const { data, info: made } = await sharp(source, {
      limitInputPixels: mostPixels,
      failOn: "error",
    })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86, effort: 3 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw fieldError("image", "fileType");
      });
    await writeFile(path, data);
    return await keep(uploads, path, {
      kind: options.kind,
      bucket: options.bucket,
      mediaType: "image/webp",
      byteSize: made.size,
      name: file.name.replace(/\.\w+$/, "") + ".webp",
      width: made.width,
      height: made.height,
      isPublic: true,
      accountId: options.accountId,
      deleteTokenHash: options.token === undefined ? null : tokenHash(options.token),
    });
  } finally {
    await rm(path, { force: true });
  }
}

const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Creates a token that deletes a visitor's picture; only its hash is stored. */
export function deleteToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Deletes a picture with its token; `not_found` says the same for a wrong one. */
export async function deleteImage(
  { context, store }: Uploads,
  id: number,
  token: string,
): Promise<void> {
  const key = await deleteByToken(context.pool, id, tokenHash(token));
  if (key === null) throw new ApiError("not_found");
  await store.remove(key);
}

/** Placeholder colour of uploaded pictures, whose own is unknown until they are decoded. */
const neutral = "#b8c4c8";

/** Converts a stored image to the API's answer. */
export function imageAnswer(file: FileRecord): StoredImage {
  return {
    id: file.id,
    image: { image: uploadedImageTemplate(file.uuid), alt: "", color: neutral },
    width: file.width ?? 0,
    height: file.height ?? 0,
  };
}

/** The configured file store. */
export const configuredStore = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): FileStore =>
  s3 ? s3Store(s3) : folderStore(filesFolder(dataDir));

/** The folder of files on a single machine. */
export const filesFolder = (dataDir: string): string => join(dataDir, "files");
