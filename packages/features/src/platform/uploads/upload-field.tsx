import { fileFault } from "@tropa/domain/media/file-rule";
import { FileUpload } from "@tropa/ui-kit/file-upload";
import { useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { createUploadQueue } from "./upload-queue.ts";
import type { Upload, UploadQueueOptions } from "./upload-queue.ts";
import { ruleText, uploadItem, uploadTexts } from "./upload-texts.ts";

export interface UploadFieldProps<Answer> extends UploadQueueOptions<Answer> {
  label: string;
  look?: "files" | "images";
  error?: string | undefined;
  /** Processes a file before it is uploaded, such as cropping a photo; null skips the file. */
  prepare?: (file: File) => Promise<File | null>;
  /** Called with the uploads on each change. */
  onChange?: (uploads: readonly Upload<Answer>[]) => void;
}

/** File field of a form; files upload as soon as they are chosen. The `upload` messages must be loaded. */
export function UploadField<Answer>({
  label,
  look = "files",
  error,
  rule,
  known,
  most,
  send,
  prepare,
  onChange,
}: UploadFieldProps<Answer>) {
  const { t } = useTranslation("common");
  const { locale } = useStorefront();
  const [queue] = useState(() => createUploadQueue({ rule, most, send, ...(known && { known }) }));
  const uploads = useStore(queue.store);
  // Report before painting: a form that is sent right away must include the files on screen.
  useLayoutEffect(() => onChange?.(uploads), [onChange, uploads]);
  // Cancels uploads when the form is left.
  useEffect(() => () => queue.clear(), [queue]);

  const take = async (files: readonly File[]) => {
    if (!prepare) {
      queue.add(files);
      return;
    }
    for (const file of files) {
      // A file that will be refused needs no processing; it is shown with its error.
      const prepared = fileFault(file, rule) ? file : await prepare(file);
      if (prepared) queue.add([prepared]);
    }
  };
  return (
    <FileUpload
      label={label}
      hint={ruleText(t, locale, rule)}
      accept={rule.accept}
      multiple={most > 1}
      look={look}
      camera={look === "images"}
      items={uploads.map((upload) => uploadItem(t, locale, rule, upload))}
      full={uploads.length >= most}
      error={error}
      texts={uploadTexts(t, look)}
      onFiles={(files) => void take(files)}
      onRemove={queue.remove}
      onRetry={queue.retry}
    />
  );
}
