import * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import type { WholeDispute } from "@tropa/api-contract/staff/money/calls-disputes";
import type { EvidencePaper } from "@tropa/domain/sales/dispute";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { useState } from "react";
import { saveFile } from "../../platform/browser/save-file.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useDeskAct } from "../queues/desk-queries.ts";
import { PageSection } from "../sections/page-section.tsx";
import ReasonDialog from "../sections/reason-dialog.tsx";
import { useDisputeAct } from "./dispute-queries.ts";
import { EvidenceForm } from "./evidence-form.tsx";
import styles from "../tasks/tasks.module.css";

const endings: Readonly<Record<EvidencePaper, string>> = {
  voucher: "pdf",
  receipt: "pdf",
  terms: "txt",
  chat: "txt",
};

/** The newest evidence with its papers, a form for the next version, and the note that it was sent. */
export function EvidenceSection({ dispute, mayAct }: { dispute: WholeDispute; mayAct: boolean }) {
  const { t } = useTranslation("staffDisputes");
  const moment = useMoment();
  const [isEditing, setEditing] = useState(false);
  const [isSending, setSending] = useState(false);
  const { id, evidence, state } = dispute;
  const isAwaited = mayAct && state === "needs_answer";
  const send = useDisputeAct<string>((api, reason) =>
    api.call(calls.sendEvidenceCall, { body: { id, version: evidence?.version ?? 1, reason } }),
  );
  return (
    <PageSection title={t("evidence.title")}>
      {isEditing && isAwaited ? (
        <EvidenceForm dispute={dispute} onClose={() => setEditing(false)} />
      ) : (
        <>
          {evidence === null && <p className={styles.muted}>{t("evidence.none")}</p>}
          {evidence && (
            <>
              <p className={styles.text}>{evidence.text}</p>
              <ul className={styles.files}>
                {evidence.papers.map((paper) => (
                  <li key={paper}>
                    <PaperButton dispute={dispute} paper={paper} />
                  </li>
                ))}
                {evidence.files.map((file) => (
                  <li key={file.id}>
                    <Link href={file.url} download>
                      {file.name}
                    </Link>
                  </li>
                ))}
              </ul>
              <p className={styles.muted}>
                {t("evidence.version", {
                  version: evidence.version,
                  name: evidence.by,
                  moment: moment(evidence.at),
                })}
              </p>
            </>
          )}
          {isAwaited && (
            <div className={styles.acts}>
              {evidence && <Button onClick={() => setSending(true)}>{t("send.open")}</Button>}
              <Button variant={evidence ? "secondary" : "primary"} onClick={() => setEditing(true)}>
                {t(evidence ? "evidence.edit" : "evidence.prepare")}
              </Button>
            </div>
          )}
        </>
      )}
      {isSending && (
        <ReasonDialog
          title={t("send.title")}
          text={t("send.text")}
          submit={t("send.open")}
          maxLength={calls.longestDisputeNote}
          isRunning={send.isPending}
          onSubmit={(reason, close) => send.mutate(reason, { onSuccess: close })}
          onClose={() => setSending(false)}
        />
      )}
    </PageSection>
  );
}

function PaperButton({ dispute, paper }: { dispute: WholeDispute; paper: EvidencePaper }) {
  const { t } = useTranslation("staffDisputes");
  const take = useDeskAct<void>({
    send: async (api) =>
      saveFile(
        await api.call(calls.evidencePaperCall, { query: { id: String(dispute.id), paper } }),
        `${paper}-${dispute.booking_id}.${endings[paper]}`,
      ),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      icon="download"
      loading={take.isPending}
      onClick={() => take.mutate()}
    >
      {t(`papers.${paper}`)}
    </Button>
  );
}
