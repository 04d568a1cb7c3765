import {
  invitationHours,
  inviteStaffCall,
  withdrawStaffInvitationCall,
} from "@tropa/api-contract/staff/calls-team";
import type { StaffInvitation, StaffRole } from "@tropa/api-contract/staff/calls-team";
import { email as emailRule } from "@tropa/domain/forms/form-rules";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { TeamDialog } from "./team-dialog.tsx";
import styles from "./team.module.css";

/** Invites a colleague by e-mail, with roles. */
export function InviteDialog({
  roles,
  onClose,
}: {
  roles: readonly StaffRole[];
  onClose: () => void;
}) {
  const { t } = useTranslation("staffTeam");
  const [email, setEmail] = useState("");
  const [roleIds, setRoleIds] = useState<readonly number[]>([]);
  const [fault, setFault] = useState<"required" | "email" | null>(null);
  return (
    <TeamDialog
      title={t("invite.title")}
      text={t("invite.text", { count: invitationHours })}
      submit={t("invite.submit")}
      check={() => {
        const isWrong = emailRule(email.trim(), {}) !== null;
        const found = email.trim() === "" ? "required" : isWrong ? "email" : null;
        setFault(found);
        return found === null;
      }}
      bodyOf={(reason) => ({ email: email.trim(), role_ids: [...roleIds], reason })}
      send={(api, body) => api.call(inviteStaffCall, { body })}
      done={t("invite.done")}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={t("invite.email")}
        autoComplete="off"
        value={email}
        onValueChange={(value) => {
          setEmail(value);
          setFault(null);
        }}
        {...(fault && { error: t(`kit:validation.${fault}`) })}
      />
      <fieldset className={styles.choices}>
        <legend>{t("memberRoles")}</legend>
        {roles.map(({ id, name }) => (
          <Checkbox
            key={id}
            name={`role-${id}`}
            checked={roleIds.includes(id)}
            onValueChange={(isChosen) =>
              setRoleIds(isChosen ? [...roleIds, id] : roleIds.filter((other) => other !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
    </TeamDialog>
  );
}

/** Withdraws an invitation. */
export function WithdrawDialog({
  invitation: { id, email },
  onClose,
}: {
  invitation: StaffInvitation;
  onClose: () => void;
}) {
  const { t } = useTranslation("staffTeam");
  return (
    <TeamDialog
      title={t("withdraw.title")}
      text={t("withdraw.text", { email })}
      submit={t("withdraw.submit")}
      isDanger
      bodyOf={(reason) => ({ id, reason })}
      send={(api, body) => api.call(withdrawStaffInvitationCall, { body })}
      done={t("withdraw.done")}
      onClose={onClose}
    />
  );
}
