import { open, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import sharp from "sharp";
import type { Sharp } from "sharp";
import type { UploadedFile } from "./uploaded-file.ts";

/** More pixels than any camera has, but few enough to decode: a small file can claim billions. */
export const mostPixels = 50_000_000;

const pictures: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  "image/jpeg": (picture) => picture.jpeg({ quality: 92 }),
  "image/png": (picture) => picture.png(),
  "image/webp": (picture) => picture.webp({ quality: 92 }),
  "image/avif": (picture) => picture.avif({ quality: 70, effort: 2 }),
};
const videos = new Set(["video/mp4", "video/quicktime"]);

/**
 * Removes metadata such as the location. A picture is re-encoded, upright, into another file; a video is changed in
 * place. Null if a picture cannot be read; other types stay unchanged (`keepsMetadata` of the domain).
 */
export async function removeMetadata(file: UploadedFile): Promise<UploadedFile | null> {
  if (videos.has(file.mediaType)) await blankVideoMetadata(file.path);
  const encode = pictures[file.mediaType];
  if (!encode) return file;
  const path = `${file.path}.drawn`;
  try {
    const options = { limitInputPixels: mostPixels, failOn: "error" } as const;
    const { pages = 1 } = await sharp(file.path, options).metadata();
    // Animations have no orientation.
    const picture = sharp(file.path, { ...options, animated: pages > 1 });
    await encode(pages > 1 ? picture : picture.rotate()).toFile(path);
  } catch {
    return null;
  }
  return { ...file, path, byteSize: (await stat(path)).size };
}

/** MP4 boxes that contain others. */
const containers = new Set(["moov", "trak", "moof", "traf"]);
/** Metadata boxes (place, device, author, XMP), which players do not need. */
const descriptive = new Set(["udta", "meta", "uuid"]);

/**
 * Overwrites a video's metadata boxes with free space of the same length, so that no offset changes. For data tracks, such
 * as an action camera's locations, overwrites the track's description, so that its samples cannot be found.
 */
async function blankVideoMetadata(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await blankWithin(file, 0, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function blankWithin(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at + 8 <= to;) {
    const box = await readBox(file, at, to);
    if (!box) return;
    const isHidden = descriptive.has(box.type) || (await isDataTrack(file, box));
    if (isHidden) await blank(file, box);
    else if (containers.has(box.type)) await blankWithin(file, box.from, box.to);
    at = box.to;
  }
}

interface Box {
  type: string;
  start: number;
  /** Range of the box's content. */
  from: number;
  to: number;
}

async function readBox(file: FileHandle, start: number, end: number): Promise<Box | null> {
  const head = Buffer.alloc(16);
  const { bytesRead } = await file.read(head, 0, 16, start);
  if (bytesRead < 8) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && bytesRead === 16;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short || end - start;
  const from = start + (isLong ? 16 : 8);
  const to = start + size;
  if (to > end || to < from) return null;
  return { type: head.toString("latin1", 4, 8), start, from, to };
}

/** Whether a track is neither video nor audio nor text, according to its handler. */
async function isDataTrack(file: FileHandle, { type, from, to }: Box): Promise<boolean> {
  if (type !== "trak") return false;
  const media = await findBox(file, "mdia", from, to);
  const handler = media && (await findBox(file, "hdlr", media.from, media.to));
  if (!handler) return false;
  const kind = Buffer.alloc(4);
  await file.read(kind, 0, 4, handler.from + 8);
  return ["meta", "camm", "gps "].includes(kind.toString("latin1"));
}

async function findBox(
  file: FileHandle,
  type: string,
  from: number,
  to: number,
): Promise<Box | null> {
  for (let at = from; at + 8 <= to;) {
    const box = await readBox(file, at, to);
    if (!box) return null;
    if (box.type === type) return box;
    at = box.to;
  }
  return null;
}

const blankChunk = Buffer.alloc(64 * 1024);

async function blank(file: FileHandle, { start, from, to }: Box): Promise<void> {
  await file.write(Buffer.from("free", "latin1"), 0, 4, start + 4);
  for (let at = from; at < to; at += blankChunk.length)
    await file.write(blankChunk, 0, Math.min(blankChunk.length, to - at), at);
}
