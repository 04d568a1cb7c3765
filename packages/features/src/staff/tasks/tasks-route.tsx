import { useQuery } from "@tanstack/react-query";
import { taskViews } from "@tropa/api-contract/staff/calls-tasks";
import type { Task, TaskPage } from "@tropa/api-contract/staff/calls-tasks";
import { taskKinds, taskStates } from "@tropa/domain/people/task";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Select } from "@tropa/ui-kit/select";
import { useRef, useState } from "react";
import { FilterButtons } from "../../organizers/desk/filter-buttons.tsx";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { useQueueAddress } from "../queues/queue.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { TaskList } from "./task-list.tsx";
import { tasksQuery, templatesPath } from "./task-queries.ts";
import { useListKeys } from "./use-list-keys.ts";
import styles from "./tasks.module.css";

export const handle: StaffHandle = { part: "tasks" };

/** `/staff/tasks`: help requests and complaints by promised time. Filters and place are in the address. */
export default function TasksPart() {
  const { t } = useTranslation("staffTasks");
  const { query, narrow } = useQueueAddress("tasks");
  const view = taskViews.find((one) => one === query.get("view")) ?? "open";
  const kind = taskKinds.find((one) => one === query.get("kind"));
  const state = taskStates.find((one) => one === query.get("state"));
  const owner = /^\d+$/.exec(query.get("owner") ?? "")?.[0];
  const after = query.get("after") ?? undefined;
  const result = useQuery(tasksQuery(useStorefront(), { view, kind, state, owner, after }));
  const { data, isError, refetch } = result;
  return (
    <>
      <div className={styles.filters}>
        <FilterButtons
          label={t("views.label")}
          chosen={view}
          onChoose={(value) => narrow("view", value === "open" ? "" : value)}
          options={taskViews.map((filter) => ({
            filter,
            name: t(`views.${filter}`),
            count: filter === "closed" ? null : data?.counts[filter] || null,
          }))}
        />
        <div className={styles.selects}>
          <Select
            label={t("filters.kind")}
            labelHidden
            size="sm"
            value={kind ?? ""}
            items={[
              { value: "", text: t("filters.anyKind") },
              ...taskKinds.map((value) => ({ value, text: t(`kinds.${value}`) })),
            ]}
            onValueChange={(value) => narrow("kind", value)}
          />
          <Select
            label={t("filters.state")}
            labelHidden
            size="sm"
            value={state ?? ""}
            items={[
              { value: "", text: t("filters.anyState") },
              ...taskStates.map((value) => ({ value, text: t(`states.${value}`) })),
            ]}
            onValueChange={(value) => narrow("state", value)}
          />
          <Select
            label={t("filters.owner")}
            labelHidden
            size="sm"
            value={owner ?? ""}
            items={[
              { value: "", text: t("filters.anyOwner") },
              ...(data?.staff ?? []).map(({ account_id: id, name }) => ({
                value: String(id),
                text: name,
              })),
            ]}
            onValueChange={(value) => narrow("owner", value)}
          />
          <Button size="sm" variant="ghost" href={templatesPath}>
            {t("templates")}
          </Button>
        </div>
      </div>
      {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data && (
        <TasksPage
          page={data}
          isFirst={after === undefined}
          onPage={(place) => narrow("after", place)}
        />
      )}
    </>
  );
}

interface TasksPageProps {
  page: TaskPage;
  isFirst: boolean;
  /** Goes to the page after a place, or to the first one. */
  onPage: (after: string) => void;
}

function TasksPage({ page, isFirst, onPage }: TasksPageProps) {
  const { t } = useTranslation("staffTasks");
  const { t: tDesk } = useTranslation("staffDesk");
  const list = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  useListKeys(list);
  // Tasks that have left the page are not acted on.
  const chosen = page.items.filter(({ id }: Task) => ids.has(id));
  const onChoose = (id: number, isChosen: boolean) =>
    setIds((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <div ref={list} className={styles.page}>
      {chosen.length > 0 && (
        <ChosenBar tasks={chosen} staff={page.staff} onClear={() => setIds(new Set())} />
      )}
      {page.items.length === 0 ? (
        <EmptyState
          icon="check-circle"
          title={t("empty")}
          text={tDesk("emptyText")}
          headingLevel={2}
        />
      ) : (
        <TaskList tasks={page.items} choosing={{ chosen: ids, onChoose }} />
      )}
      <div className={styles.acts}>
        {!isFirst && (
          <Button variant="ghost" onClick={() => onPage("")}>
            {t("first")}
          </Button>
        )}
        {page.next !== null && (
          <Button variant="secondary" onClick={() => onPage(page.next ?? "")}>
            {t("next")}
          </Button>
        )}
      </div>
      <p className={styles.keys}>{t("keys")}</p>
    </div>
  );
}
