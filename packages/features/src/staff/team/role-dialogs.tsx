import {
  deleteStaffRoleCall,
  longestRoleName,
  saveStaffRoleCall,
} from "@tropa/api-contract/staff/calls-team";
import type { StaffRole } from "@tropa/api-contract/staff/calls-team";
import { deskParts } from "@tropa/domain/people/desk-part";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import { deskLevels, levelIn, levelsOfPart, rightsUpTo } from "@tropa/domain/people/desk-right";
import type { DeskRight } from "@tropa/domain/people/desk-right";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { TeamDialog } from "./team-dialog.tsx";
import styles from "./team.module.css";

/** Makes a role, or changes one as it was when the dialog opened. */
export function RoleForm({ role, onClose }: { role: StaffRole | null; onClose: () => void }) {
  const { t } = useTranslation("staffTeam");
  const [shown] = useState(role);
  const [name, setName] = useState(role?.name ?? "");
  const [rights, setRights] = useState<readonly DeskRight[]>(role?.rights ?? []);
  const [isMissing, setMissing] = useState(false);
  return (
    <TeamDialog
      title={t(shown ? "roles.edit" : "roles.new")}
      submit={t("roles.save")}
      check={() => {
        setMissing(name.trim() === "");
        return name.trim() !== "";
      }}
      bodyOf={(reason) => ({
        role: shown && { id: shown.id, version: shown.version },
        name: name.trim(),
        rights: [...rights],
        reason,
      })}
      send={(api, body) => api.call(saveStaffRoleCall, { body })}
      done={t("roles.saved")}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t("roles.name")}
        maxLength={longestRoleName}
        autoComplete="off"
        value={name}
        onValueChange={(value) => {
          setName(value);
          setMissing(false);
        }}
        {...(isMissing && { error: t("kit:validation.required") })}
      />
      <fieldset className={styles.rights}>
        <legend>{t("roles.rights")}</legend>
        {deskParts.map((part) => (
          <LevelOfPart key={part} part={part} rights={rights} onChange={setRights} />
        ))}
      </fieldset>
    </TeamDialog>
  );
}

function LevelOfPart({
  part,
  rights,
  onChange,
}: {
  part: DeskPart;
  rights: readonly DeskRight[];
  onChange: (rights: readonly DeskRight[]) => void;
}) {
  const { t } = useTranslation("staffTeam");
  return (
    <Select
      name={part}
      label={t(`staffDesk:parts.${part}`)}
      size="sm"
      value={levelIn(rights, part) ?? ""}
      items={[
        { value: "", text: t("levels.none") },
        ...levelsOfPart[part].map((level) => ({ value: level, text: t(`levels.${level}`) })),
      ]}
      onValueChange={(value) => {
        const level = deskLevels.find((one) => one === value);
        const others = rights.filter((right) => !right.startsWith(`${part}.`));
        onChange(level ? [...others, ...rightsUpTo(part, level)] : others);
      }}
    />
  );
}

/** Deletes a role that nobody holds. */
export function DeleteRole({ role, onClose }: { role: StaffRole; onClose: () => void }) {
  const { t } = useTranslation("staffTeam");
  return (
    <TeamDialog
      title={t("roles.deleteTitle", { name: role.name })}
      text={t("roles.deleteText")}
      submit={t("roles.delete")}
      isDanger
      bodyOf={(reason) => ({ id: role.id, version: role.version, reason })}
      send={(api, body) => api.call(deleteStaffRoleCall, { body })}
      done={t("roles.deleted")}
      onClose={onClose}
    />
  );
}
