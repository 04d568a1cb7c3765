import {
  endStaffSessionsCall,
  giveStaffRoleCall,
  removeStaffCall,
  takeStaffRoleCall,
} from "@tropa/api-contract/staff/calls-team";
import type { StaffRole, TeamMember } from "@tropa/api-contract/staff/calls-team";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Select } from "@tropa/ui-kit/select";
import { useState } from "react";
import { TeamDialog } from "./team-dialog.tsx";

export type MemberAct = "give" | "take" | "end" | "remove";

export interface MemberDialogProps {
  act: MemberAct;
  member: TeamMember;
  roles: readonly StaffRole[];
  onClose: () => void;
}

/** An act on a member of the team. */
export function MemberDialog(props: MemberDialogProps) {
  const { t } = useTranslation("staffTeam");
  const { act, member, onClose } = props;
  const account = { account_id: member.account_id };
  const name = member.name || member.email;
  if (act === "give" || act === "take") return <RoleDialog {...props} act={act} />;
  if (act === "end") {
    return (
      <TeamDialog
        title={t("end.title", { name })}
        text={t("end.text")}
        submit={t("end.submit")}
        bodyOf={(reason) => ({ ...account, reason })}
        send={(api, body) => api.call(endStaffSessionsCall, { body })}
        done={t("end.done")}
        onClose={onClose}
      />
    );
  }
  return (
    <TeamDialog
      title={t("remove.title", { name })}
      text={t("remove.text")}
      submit={t("remove.submit")}
      isDanger
      bodyOf={(reason) => ({ ...account, reason })}
      send={(api, body) => api.call(removeStaffCall, { body })}
      done={t("remove.done")}
      onClose={onClose}
    />
  );
}

function RoleDialog({ act, member, roles, onClose }: MemberDialogProps & { act: "give" | "take" }) {
  const { t } = useTranslation("staffTeam");
  const offered = roles.filter(({ id }) => member.role_ids.includes(id) === (act === "take"));
  const [chosen, setChosen] = useState(offered.length === 1 ? String(offered[0]?.id) : "");
  const [isMissing, setMissing] = useState(false);
  return (
    <TeamDialog
      title={t(`${act}.title`, { name: member.name || member.email })}
      submit={t(`${act}.submit`)}
      isDanger={act === "take"}
      check={() => {
        setMissing(chosen === "");
        return chosen !== "";
      }}
      bodyOf={(reason) => ({ account_id: member.account_id, role_id: Number(chosen), reason })}
      send={(api, body) =>
        api.call(act === "give" ? giveStaffRoleCall : takeStaffRoleCall, { body })
      }
      done={t(`${act}.done`)}
      onClose={onClose}
    >
      <Select
        name="role"
        label={t("role")}
        placeholder={t("chooseRole")}
        value={chosen}
        items={offered.map(({ id, name }) => ({ value: String(id), text: name }))}
        onValueChange={(value) => {
          setChosen(value);
          setMissing(false);
        }}
        {...(isMissing && { error: t("kit:validation.required") })}
      />
    </TeamDialog>
  );
}
