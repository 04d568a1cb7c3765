import type { StaffRole } from "@tropa/api-contract/staff/calls-team";
import { deskParts } from "@tropa/domain/people/desk-part";
import { levelIn } from "@tropa/domain/people/desk-right";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useState } from "react";
import { DeleteRole, RoleForm } from "./role-dialogs.tsx";
import styles from "./team.module.css";

/** The roles, with what each may do. */
export function RolesView({ roles }: { roles: readonly StaffRole[] }) {
  const { t } = useTranslation("staffTeam");
  const [edited, setEdited] = useState<StaffRole | "new" | null>(null);
  const [deleted, setDeleted] = useState<StaffRole | null>(null);
  return (
    <>
      <div>
        <Button onClick={() => setEdited("new")}>{t("roles.new")}</Button>
      </div>
      {roles.length === 0 ? (
        <EmptyState icon="users" title={t("roles.empty")} headingLevel={2} />
      ) : (
        <ul className={styles.list}>
          {roles.map((role) => (
            <Role
              key={role.id}
              role={role}
              onEdit={() => setEdited(role)}
              onDelete={() => setDeleted(role)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <RoleForm role={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted && <DeleteRole role={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function Role({
  role: { name, rights, holders },
  onEdit,
  onDelete,
}: {
  role: StaffRole;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation("staffTeam");
  const parts = deskParts.flatMap((part) => {
    const level = levelIn(rights, part);
    return level === null ? [] : [{ part, level }];
  });
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h2>{name}</h2>
        <p className={styles.hint}>{t("holders", { count: holders })}</p>
      </div>
      {parts.length === 0 ? (
        <p className={styles.hint}>{t("roles.nothing")}</p>
      ) : (
        <dl className={styles.levels}>
          {parts.map(({ part, level }) => (
            <div key={part}>
              <dt>{t(`staffDesk:parts.${part}`)}</dt>
              <dd>{t(`levels.${level}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.acts}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${t("roles.edit")}: ${name}`}
          onClick={onEdit}
        >
          {t("roles.change")}
        </Button>
        {holders === 0 && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${t("roles.delete")}: ${name}`}
            onClick={onDelete}
          >
            {t("roles.delete")}
          </Button>
        )}
      </div>
    </li>
  );
}
