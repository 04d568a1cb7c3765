import { fileUpload, uploadFileCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { StoredFile } from "@tropa/api-contract/conversation/calls-uploads";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import type { WholeDispute } from "@tropa/api-contract/staff/money/calls-disputes";
import type { EvidencePaper } from "@tropa/domain/sales/dispute";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { UploadField } from "../../platform/uploads/upload-field.tsx";
import type { Upload } from "../../platform/uploads/upload-queue.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { useDeskAct } from "../queues/desk-queries.ts";
import styles from "../tasks/tasks.module.css";

type Fault = "text" | "reason" | "files" | "conflict";

/** Writes the next version of the evidence: a text, papers of the booking, and files. */
export function EvidenceForm({ dispute, onClose }: { dispute: WholeDispute; onClose: () => void }) {
  const { t } = useTranslation("staffDisputes");
  const storefront = useStorefront();
  // The version that was on screen when the form was opened: a newer one refuses this.
  const [before] = useState(dispute.evidence);
  const [text, setText] = useState(before?.text ?? "");
  const [papers, setPapers] = useState<readonly EvidencePaper[]>(before?.papers ?? []);
  const [kept, setKept] = useState<readonly number[]>(before?.files.map(({ id }) => id) ?? []);
  const [uploads, setUploads] = useState<readonly Upload<StoredFile>[]>([]);
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const toggle = <Item,>(items: readonly Item[], item: Item, isChosen: boolean) =>
    isChosen ? [...items, item] : items.filter((one) => one !== item);
  const save = useDeskAct<void>({
    send: async (api) => {
      const body = {
        id: dispute.id,
        version: before?.version ?? 0,
        text: text.trim(),
        papers: [...papers],
        file_ids: [...kept, ...uploads.flatMap(({ answer }) => answer?.id ?? [])],
        reason: reason.trim(),
      };
      try {
        await api.call(calls.saveEvidenceCall, { body });
        showToast({ type: "success", text: t("evidence.saved") });
        onClose();
      } catch (error) {
        if (!isApiClientError(error) || error.status !== 409) throw error;
        setFaults(["conflict"]);
      }
    },
  });
  const submit = () => {
    const isUploading = uploads.some(({ state }) => state === "waiting" || state === "sending");
    const found: Fault[] = [
      ...(text.trim() === "" ? ["text" as const] : []),
      ...(isUploading ? ["files" as const] : []),
      ...(reason.trim() === "" ? ["reason" as const] : []),
    ];
    setFaults(found);
    if (found.length === 0) save.mutate();
  };
  const mostNew = calls.mostEvidenceFiles - (before?.files.length ?? 0);
  const required = (name: Fault) =>
    faults.includes(name) ? t("kit:validation.required") : undefined;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {faults.includes("conflict") && <p role="alert">{t("evidence.conflict")}</p>}
      <Textarea
        label={t("evidence.text")}
        hint={t("evidence.textHint")}
        name="evidence"
        rows={6}
        autosize
        maxLength={calls.longestEvidence}
        error={required("text")}
        value={text}
        onValueChange={setText}
      />
      {dispute.papers.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t("evidence.papers")}</legend>
          {dispute.papers.map((paper) => (
            <Checkbox
              key={paper}
              name={paper}
              checked={papers.includes(paper)}
              onValueChange={(isChosen) => setPapers(toggle(papers, paper, isChosen))}
            >
              {t(`papers.${paper}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {before && before.files.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t("evidence.kept")}</legend>
          {before.files.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={kept.includes(id)}
              onValueChange={(isChosen) => setKept(toggle(kept, id, isChosen))}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {mostNew > 0 && (
        <UploadField<StoredFile>
          label={t("evidence.files")}
          rule={fileUpload}
          most={mostNew}
          error={faults.includes("files") ? t("evidence.uploading") : undefined}
          send={(file, options) =>
            callApi(storefront, uploadFileCall, { body: { is_public: "0" }, file, ...options })
          }
          onChange={setUploads}
        />
      )}
      <Textarea
        label={t("staffDesk:actReason")}
        name="reason"
        rows={2}
        autosize
        maxLength={calls.longestDisputeNote}
        error={required("reason")}
        value={reason}
        onValueChange={setReason}
      />
      <div className={styles.acts}>
        <Button type="submit" loading={save.isPending}>
          {t("evidence.save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("staffDesk:back")}
        </Button>
      </div>
    </form>
  );
}
