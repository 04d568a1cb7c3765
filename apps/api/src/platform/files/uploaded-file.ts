/** A file that came with a call, in a temporary place until the call is over. */
export interface UploadedFile {
  path: string;
  /** As the sender called it, without folders; never a path of ours. */
  name: string;
  byteSize: number;
  /** Told from the bytes; what the sender says counts for text alone, which bytes do not tell. */
  mediaType: string;
}
