import { useQuery } from "@tanstack/react-query";
import type { AnswerTemplate } from "@tropa/api-contract/staff/calls-tasks";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { useState } from "react";
import { deskPath } from "../../../platform/links/staff-paths.ts";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { BackLink } from "../../desk/back-link.tsx";
import { QueueFailed, QueueSkeleton } from "../../queues/queue-states.tsx";
import type { StaffHandle } from "../../queues/staff-handle.ts";
import { templatesQuery } from "../task-queries.ts";
import { TemplateForm } from "./template-form.tsx";
import styles from "../tasks.module.css";

export const handle: StaffHandle = { part: "tasks" };

/** `/staff/tasks/templates`: texts from which answers are written. */
export default function TemplatesPage() {
  const { t } = useTranslation("staffTasks");
  const moment = useMoment();
  const { data, isError, refetch } = useQuery(templatesQuery(useStorefront()));
  const [edited, setEdited] = useState<AnswerTemplate | "new" | null>(null);
  const close = () => setEdited(null);
  if (!data) return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  return (
    <>
      <BackLink href={deskPath("tasks")}>{t("back")}</BackLink>
      <div className={styles.head}>
        <h2>{t("template.title")}</h2>
        <Button variant="secondary" onClick={() => setEdited("new")}>
          {t("template.new")}
        </Button>
      </div>
      {edited !== null && (
        <Card>
          <TemplateForm
            key={edited === "new" ? "new" : edited.id}
            template={edited === "new" ? null : edited}
            onClose={close}
          />
        </Card>
      )}
      {data.items.length === 0 ? (
        <p className={styles.muted}>{t("template.empty")}</p>
      ) : (
        <ul className={styles.rows}>
          {data.items.map((template) => (
            <li key={template.id} className={styles.row}>
              <div className={styles.what}>
                <p>
                  <b>{template.name}</b>
                </p>
                <p className={styles.muted}>
                  {[
                    t(`kinds.${template.kind}`),
                    Object.keys(template.texts).join(", "),
                    t("template.changed", { moment: moment(template.changed.at) }),
                    template.changed.by,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${t("template.edit")}: ${template.name}`}
                onClick={() => setEdited(template)}
              >
                {t("template.edit")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
