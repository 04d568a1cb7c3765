import { uploadVideoCall, videoUpload } from "@tropa/api-contract/conversation/calls-uploads";
import type { StoredFile } from "@tropa/api-contract/conversation/calls-uploads";
import { FileUpload } from "@tropa/ui-kit/file-upload";
import { TextField } from "@tropa/ui-kit/text-field";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { callApi } from "../../../platform/api/browser-api.ts";
import { ruleText, uploadItem, uploadTexts } from "../../../platform/uploads/upload-texts.ts";
import type { DraftFields } from "../draft/use-draft-fields.ts";
import { useUploads } from "./use-uploads.ts";
import styles from "../draft/draft.module.css";

/** The tour's video: a link to a video host, or an uploaded file that replaces the link. */
export function VideoField({ fields }: { fields: DraftFields }) {
  const { t } = useTranslation("organizerTours");
  const { t: texts } = useTranslation("common");
  const storefront = useStorefront();
  const { queue, uploads } = useUploads<StoredFile>({
    rule: videoUpload,
    most: 1,
    send: (file, options) =>
      callApi(storefront, uploadVideoCall, {
        body: { is_public: "1" },
        file,
        ...options,
      }),
    onDone({ url }) {
      fields.form.set("video_url", url);
      fields.keepSoon();
    },
  });
  return (
    <div className={styles.rows}>
      <TextField {...fields.own("video_url")} inputMode="url" hint={t("hints.video")} optional />
      <FileUpload
        label={t("hints.videoFile")}
        hint={ruleText(texts, storefront.locale, videoUpload)}
        accept={videoUpload.accept}
        items={uploads.map((upload) => uploadItem(texts, storefront.locale, videoUpload, upload))}
        full={uploads.length > 0}
        texts={uploadTexts(texts, "files")}
        onFiles={queue.add}
        onRemove={queue.remove}
        onRetry={queue.retry}
      />
    </div>
  );
}
