import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { publishRecord } from "./record-calls.ts";
import styles from "./records.module.css";

/** Anchors of the fields where missing parts are filled in. */
const anchors = {
  about: "record-about",
  photo_id: "record-photo",
  requisites: "record-requisites",
} as const;

export interface RecordPublishingProps {
  record: OrganizerRecord;
  onChanged: (record: OrganizerRecord) => void;
}

/** Whether the record is published, and what is missing for that. */
export function RecordPublishing({ record, onChanged }: RecordPublishingProps) {
  const { t } = useTranslation("organizerRecords");
  const storefront = useStorefront();
  const { isRunning, problem, run, release } = useCall();
  const { id, is_published: isPublished, missing } = record;
  const change = () =>
    run({
      body: !isPublished,
      send: (to) => publishRecord(storefront, id, to),
      onDone(changed) {
        release();
        onChanged(changed);
        showToast({
          type: "success",
          text: t(changed.is_published ? "publishing.shown" : "publishing.hidden"),
        });
      },
    });
  return (
    <section className={styles.publishing} aria-labelledby="publishing">
      <div className={styles.badges}>
        <h2 id="publishing">{t("publishing.title")}</h2>
        <Badge tone={isPublished ? "success" : "neutral"}>
          {t(isPublished ? "published" : "unpublished")}
        </Badge>
        <Badge tone="neutral">{t(`seller.${record.seller_kind}`)}</Badge>
      </div>
      <p className={styles.muted}>
        {t(
          isPublished
            ? "publishing.published"
            : missing.length > 0
              ? "publishing.lacks"
              : "publishing.ready",
        )}
      </p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((field) => (
            <li key={field}>
              <a href={`#${anchors[field]}`}>{t(`publishing.missing.${field}`)}</a>
            </li>
          ))}
        </ul>
      )}
      <FormAlert problem={problem} />
      <div>
        <Button
          variant={isPublished ? "secondary" : "primary"}
          loading={isRunning}
          disabled={!isPublished && missing.length > 0}
          onClick={() => void change()}
        >
          {t(isPublished ? "publishing.hide" : "publishing.show")}
        </Button>
      </div>
    </section>
  );
}
