import { useQuery } from "@tanstack/react-query";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSearchParams } from "react-router";
import { FilterButtons } from "../../organizers/desk/filter-buttons.tsx";
import { useGo } from "../../platform/history/layers.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";
import { MembersView } from "./members-view.tsx";
import { RolesView } from "./roles-view.tsx";
import { teamQuery } from "./team-queries.ts";

export const handle: StaffHandle = { part: "team" };

/** `/staff/team`: the staff, their roles, and who is invited. */
export default function TeamPart() {
  const { t } = useTranslation("staffTeam");
  const [query] = useSearchParams();
  const go = useGo();
  const { data, isError, refetch } = useQuery(teamQuery(useStorefront()));
  const view = query.get("view") === "roles" ? "roles" : "members";
  if (!data) return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  return (
    <>
      <FilterButtons
        label={t("views.label")}
        chosen={view}
        onChoose={(chosen) =>
          void go(chosen === "roles" ? `${deskPath("team")}?view=roles` : deskPath("team"), {
            replace: true,
          })
        }
        options={[
          { filter: "members", name: t("views.members"), count: data.members.length },
          { filter: "roles", name: t("views.roles"), count: data.roles.length },
        ]}
      />
      {view === "roles" ? <RolesView roles={data.roles} /> : <MembersView team={data} />}
    </>
  );
}
