import type { Upload } from "@tropa/api-contract/base/endpoint";
import type { FastifyRequest } from "fastify";
import { fileTypeFromFile } from "file-type";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { UploadedFile } from "../../platform/files/uploaded-file.ts";

interface MultipartBody {
  /** Text fields; of a repeated one the last value counts. */
  fields: Record<string, string>;
  file: UploadedFile | null;
  discard(): Promise<void>;
}

const longestName = 200;
const limits = { fields: 20, fieldSize: 8192, fieldNameSize: 100, files: 1, parts: 21 };

/**
 * Reads a multipart body. Throws `unsupported_media_type` for another type of body or file, `too_large` above the call's
 * limit, `bad_request` for an incomplete body, and a field error for a missing required file.
 */
export async function readMultipart(
  request: FastifyRequest,
  upload: Upload,
): Promise<MultipartBody> {
  if (!request.isMultipart()) throw new ApiError("unsupported_media_type");
  const folder = await mkdtemp(join(tmpdir(), "tropa-upload-"));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const fields: Record<string, string> = {};
    let file: UploadedFile | null = null;
    const parts = request.parts({ limits: { ...limits, fileSize: upload.maxBytes } });
    for await (const part of parts) {
      if (part.type === "field") fields[part.fieldname] = String(part.value);
      else if (part.fieldname === upload.field && part.filename) {
        const path = join(folder, "file");
        await pipeline(part.file, createWriteStream(path));
        if (part.file.truncated) throw new ApiError("too_large");
        file = await describe(path, part.filename, part.mimetype);
      } else part.file.resume();
    }
    if (!file && upload.isRequired) throw fieldError(upload.field, "required");
    if (file && file.byteSize === 0) throw fieldError(upload.field, "required");
    if (file && !upload.accept.includes(file.mediaType))
      throw new ApiError("unsupported_media_type", {
        fields: [{ field: upload.field, key: "fileType" }],
      });
    return { fields, file, discard };
  } catch (error) {
    await discard();
    throw isParserFault(error) ? new ApiError("bad_request") : error;
  }
}

/** Whether an error is the parser's: those have neither a class nor a code, unlike a full disk. */
function isParserFault(error: unknown): boolean {
  return !(error instanceof ApiError) && error instanceof Error && !("code" in error);
}

async function describe(path: string, name: string, claimed: string): Promise<UploadedFile> {
  const [{ size }, sniffed] = await Promise.all([stat(path), fileTypeFromFile(path)]);
  // Trust the claimed type only for plain text, which cannot be detected.
  const mediaType =
    sniffed?.mime ?? (claimed === "text/plain" ? claimed : "application/octet-stream");
  return { path, name: safeName(name), byteSize: size, mediaType };
}

/** The base name, without characters that file systems reject. */
function safeName(name: string): string {
  const last = basename(name.replaceAll("\\", "/"))
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f<>:"|?*]/g, "")
    .trim();
  return last.slice(-longestName) || "file";
}
