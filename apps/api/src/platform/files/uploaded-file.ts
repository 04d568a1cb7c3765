/** A file uploaded with a call, in a temporary folder until the call ends. */
export interface UploadedFile {
  path: string;
  /** The sender's file name, without folders; never use it as a path. */
  name: string;
  byteSize: number;
  /** Detected from the content; the sender's claim counts only for text, which cannot be detected. */
  mediaType: string;
}
