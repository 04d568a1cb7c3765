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
  /** What is done with a file before it goes, such as cutting a photo; null leaves it out. */
  prepare?: (file: File) => Promise<File | null>;
  /** Hears what has come of the files, as often as it changes. */
  onChange?: (uploads: readonly Upload<Answer>[]) => void;
}

/** Files of a form: they go on their way as they are chosen. The messages `upload` must be there. */
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
  // Before it is painted: whoever sends the form by then sends what they see.
  useLayoutEffect(() => onChange?.(uploads), [onChange, uploads]);
  // Leaving the form cancels its uploads.
  useEffect(() => () => queue.clear(), [queue]);

  const take = async (files: readonly File[]) => {
    if (!prepare) {
      queue.add(files);
      return;
    }
    for (const file of files) {
      // What will not go need not be prepared: it is shown with what is wrong with it.
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
