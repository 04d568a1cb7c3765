/** What a file that is to be sent must be: told before it is chosen, and checked before it goes. */
export interface FileRule {
  /** Media types. */
  accept: readonly string[];
  maxBytes: number;
}

export type FileFault = "fileType" | "fileSize" | "fileEmpty";

/** How people know the kinds of files that are taken anywhere. */
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

/** What is wrong with a file, null for nothing. The server looks at its bytes as well; this saves the way there. */
export function fileFault(
  file: { type: string; size: number },
  { accept, maxBytes }: FileRule,
): FileFault | null {
  // A browser that does not know the kind says nothing of it.
  if (file.type !== "" && !accept.includes(file.type)) return "fileType";
  if (file.size === 0) return "fileEmpty";
  return file.size > maxBytes ? "fileSize" : null;
}

/**
 * Whether the server stores a file with whatever else is written in it, such as its author or a place. Pictures are drawn
 * anew, videos of these kinds lose what describes them, and text has nothing beside itself.
 */
export const keepsMetadata = (type: string): boolean =>
  !type.startsWith("image/") && !["text/plain", "video/mp4", "video/quicktime"].includes(type);

/** Names of the accepted kinds for a sentence: JPEG, PNG. */
export const fileTypeNames = ({ accept }: Pick<FileRule, "accept">): readonly string[] =>
  accept.map((type) => typeNames[type] ?? type);
