import { fileUpload } from "@tropa/api-contract/conversation/calls-uploads";
import { mostContractFiles } from "@tropa/api-contract/organizers/calls-meetings";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { FileUpload } from "@tropa/ui-kit/file-upload";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { toastFailure } from "../../platform/forms/problems/failure-toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ruleText, uploadItem, uploadTexts } from "../../platform/uploads/upload-texts.ts";
import { FileList } from "./file-list.tsx";
import { deleteMeetingFile } from "./meeting-calls.ts";
import type { ContractFile, ContractQuery } from "./meeting-calls.ts";
import type { MeetingEditing } from "./use-meeting-editor.ts";
import type { FilesOnTheirWay } from "./use-meeting-files.ts";
import styles from "./meeting.module.css";

export interface MeetingFilesProps {
  editing: MeetingEditing;
  sending: FilesOnTheirWay;
  query: ContractQuery;
}

/** Files of a contract: stored ones in order, and uploads. */
export function MeetingFiles({ editing, sending, query }: MeetingFilesProps) {
  const { t } = useTranslation("meeting");
  const { t: texts } = useTranslation("common");
  const storefront = useStorefront();
  const { files, changeFiles } = editing;
  const { queue, uploads, isPublic, setPublic } = sending;
  const remove = async (file: ContractFile) => {
    try {
      await deleteMeetingFile(storefront, query, file.file_id);
    } catch (error) {
      // Already deleted by somebody else: the result is the same.
      if (codeOf(error) !== "not_found") {
        toastFailure(error, t("failed"));
        return;
      }
    }
    changeFiles((before) => before.filter((one) => one.file_id !== file.file_id));
  };
  return (
    <section className={styles.section} aria-labelledby="meeting-files">
      <h2 id="meeting-files">{t("files.title")}</h2>
      <p className={styles.muted}>{t("files.text")}</p>
      <FileList files={files} onMove={(moved) => changeFiles(() => moved)} onRemove={remove} />
      <Checkbox checked={isPublic} onValueChange={setPublic}>
        {t("files.public")}
      </Checkbox>
      <FileUpload
        label={t("files.add")}
        hint={ruleText(texts, storefront.locale, fileUpload)}
        accept={fileUpload.accept}
        multiple
        camera
        items={uploads.map((upload) => uploadItem(texts, storefront.locale, fileUpload, upload))}
        full={files.length + uploads.length >= mostContractFiles}
        texts={uploadTexts(texts, "files")}
        onFiles={(chosen) => queue.add(chosen.slice(0, mostContractFiles - files.length))}
        onRemove={queue.remove}
        onRetry={queue.retry}
      />
    </section>
  );
}
