/** Requirements for an uploaded file, shown before it is chosen and checked before it is sent. */
export interface FileRule {
  /** Media types. */
  accept: readonly string[];
  maxBytes: number;
}

export type FileFault = "fileType" | "fileSize" | "fileEmpty";

/** Names of file types as people know them. */
const typeNames: Readonly<Record<string, string>> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/avif": "AVIF",
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "XLSX",
  "text/plain": "TXT",
  "video/mp4": "MP4",
  "video/webm": "WebM",
  "video/quicktime": "MOV",
};

/**
 * Returns what is wrong with a file; null for nothing. The server checks its bytes as well; this
 * saves the upload.
 */
export function fileFault(
  file: { type: string; size: number },
  { accept, maxBytes }: FileRule,
): FileFault | null {
  // Browsers leave the type of unknown files empty.
  if (file.type !== "" && !accept.includes(file.type)) return "fileType";
  if (file.size === 0) return "fileEmpty";
  return file.size > maxBytes ? "fileSize" : null;
}

/**
 * Whether the server stores a file's metadata, such as its author or place. Pictures are
 * re-encoded, videos of these types lose their metadata, and plain text has none.
 */
export const keepsMetadata = (type: string): boolean =>
  !type.startsWith("image/") && !["text/plain", "video/mp4", "video/quicktime"].includes(type);

/** Returns the names of the accepted types for a sentence: JPEG, PNG. */
export const fileTypeNames = ({ accept }: Pick<FileRule, "accept">): readonly string[] =>
  accept.map((type) => typeNames[type] ?? type);
