import { fileUpload } from "@tropa/api-contract/conversation/calls-uploads";
import { FileUpload } from "@tropa/ui-kit/file-upload";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ruleText, uploadItem, uploadTexts } from "../../../platform/uploads/upload-texts.ts";
import type { ChosenFiles } from "./use-files.ts";

/** Files of the next message: chosen, dropped, pasted, or taken with the camera. */
export function Files({ files }: { files: ChosenFiles }) {
  const { t } = useTranslation("chat");
  const { i18n } = useTranslation("common");
  const { locale } = useStorefront();
  const { uploads, queue, isFull } = files;
  return (
    <FileUpload
      label={t("files")}
      hint={ruleText(i18n.t, locale, fileUpload)}
      accept={fileUpload.accept}
      multiple
      camera
      items={uploads.map((upload) => uploadItem(i18n.t, locale, fileUpload, upload))}
      full={isFull}
      texts={uploadTexts(i18n.t, "files")}
      onFiles={files.add}
      onRemove={queue.remove}
      onRetry={queue.retry}
    />
  );
}
