import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as calls from "@tropa/api-contract/staff/calls-tasks";
import type { TaskView } from "@tropa/api-contract/staff/calls-tasks";
import type { TaskKind, TaskState } from "@tropa/domain/people/task";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { callApi } from "../../platform/api/browser-api.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { deskKey, useDeskAct } from "../queues/desk-queries.ts";

/** Socket events refresh the lists; this is the fallback without a socket, ms. */
const refetchMs = 60_000;

export const taskPath = (id: number): string => `${deskPath("tasks")}/${id}`;
export const templatesPath = `${deskPath("tasks")}/templates`;

export interface TaskFilter {
  view: TaskView;
  kind?: TaskKind | undefined;
  state?: TaskState | undefined;
  owner?: string | undefined;
  after?: string | undefined;
}

/** Tasks of the desk. A socket event of tasks refetches this key. */
export const tasksQuery = (
  storefront: Storefront,
  { view, kind, state, owner, after }: TaskFilter,
) =>
  queryOptions({
    queryKey: [...deskKey, "tasks", storefront.locale, { view, kind, state, owner, after }],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.tasksCall, {
        query: {
          view,
          ...(kind && { kind }),
          ...(state && { state }),
          ...(owner && { owner }),
          ...(after && { after }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  });

export const taskQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "task", id, storefront.locale],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.taskCall, { query: { id: String(id) }, signal }),
  });

/** Contacts are read on demand only: each look is recorded. */
export const taskContactsQuery = (storefront: Storefront, id: number) =>
  queryOptions({
    queryKey: [...deskKey, "taskContacts", id],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.taskContactsCall, { query: { id: String(id) }, signal }),
    enabled: false,
    gcTime: 0,
    retry: false,
  });

export const templatesQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...deskKey, "templates"],
    queryFn: ({ signal }) => callApi(storefront, calls.answerTemplatesCall, { signal }),
  });

/** Assigns tasks. Where somebody was faster, says who. */
export function useAssignTasks() {
  const { t } = useTranslation("staffTasks");
  const { locale } = useStorefront();
  const number = new Intl.NumberFormat(locale);
  return useDeskAct<{ items: { id: number; from: number | null }[]; to: number | null }>({
    send: async (api, body) => {
      const { items } = await api.call(calls.assignTasksCall, { body });
      const missed = items.filter((item) => !item.is_done);
      if (missed.length === 0) return;
      const [only] = missed;
      const text =
        items.length > 1
          ? t("partly", {
              done: number.format(items.length - missed.length),
              all: number.format(items.length),
            })
          : only?.owner
            ? t("taken", { name: only.owner.name })
            : t("changed");
      showToast({ type: "error", text });
    },
  });
}
