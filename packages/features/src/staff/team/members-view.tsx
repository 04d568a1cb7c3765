import type { StaffInvitation, StaffRole, TeamMember } from "@tropa/api-contract/staff/calls-team";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { InviteDialog, WithdrawDialog } from "./invite-dialogs.tsx";
import { MemberDialog } from "./member-dialogs.tsx";
import type { MemberAct } from "./member-dialogs.tsx";
import styles from "./team.module.css";

interface Team {
  members: readonly TeamMember[];
  roles: readonly StaffRole[];
  invitations: readonly StaffInvitation[];
}

const namesOf = (roles: readonly StaffRole[], ids: readonly number[]) =>
  roles.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

/** Everybody of the staff, and who is invited. */
export function MembersView({ team: { members, roles, invitations } }: { team: Team }) {
  const { t } = useTranslation("staffTeam");
  const [isInviting, setInviting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<StaffInvitation | null>(null);
  const [changed, setChanged] = useState<{ act: MemberAct; member: TeamMember } | null>(null);
  return (
    <>
      <div>
        <Button onClick={() => setInviting(true)}>{t("invite.title")}</Button>
      </div>
      {invitations.length > 0 && (
        <section className={styles.section}>
          <h2>{t("invitations")}</h2>
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <Invited
                key={invitation.id}
                invitation={invitation}
                roles={namesOf(roles, invitation.role_ids)}
                onWithdraw={() => setWithdrawn(invitation)}
              />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        {invitations.length > 0 && <h2>{t("views.members")}</h2>}
        <ul className={styles.list}>
          {members.map((member) => (
            <Member
              key={member.account_id}
              member={member}
              roles={namesOf(roles, member.role_ids)}
              canGive={member.role_ids.length < roles.length}
              onAct={(act) => setChanged({ act, member })}
            />
          ))}
        </ul>
      </section>
      {isInviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
      {withdrawn && <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(null)} />}
      {changed && <MemberDialog {...changed} roles={roles} onClose={() => setChanged(null)} />}
    </>
  );
}

function Invited({
  invitation: { email, by, expires_at: expiresAt },
  roles,
  onWithdraw,
}: {
  invitation: StaffInvitation;
  roles: readonly string[];
  onWithdraw: () => void;
}) {
  const { t } = useTranslation("staffTeam");
  const moment = useMoment();
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h3>{email}</h3>
        <p className={styles.hint}>
          {t("validUntil", { moment: moment(expiresAt) })}
          {by && ` · ${t("invitedBy", { name: by })}`}
        </p>
      </div>
      <RoleBadges names={roles} />
      <div className={styles.acts}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${t("withdraw.title")}: ${email}`}
          onClick={onWithdraw}
        >
          {t("withdraw.submit")}
        </Button>
      </div>
    </li>
  );
}

function Member({
  member,
  roles,
  canGive,
  onAct,
}: {
  member: TeamMember;
  roles: readonly string[];
  canGive: boolean;
  onAct: (act: MemberAct) => void;
}) {
  const { t } = useTranslation("staffTeam");
  const moment = useMoment();
  const { name, email, signed_in_at: signedInAt, sessions } = member;
  const acts: MemberAct[] = [
    ...(canGive ? (["give"] as const) : []),
    ...(roles.length > 0 ? (["take"] as const) : []),
    ...(sessions > 0 ? (["end"] as const) : []),
    "remove",
  ];
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h3>{name || email}</h3>
        {name && <p className={styles.hint}>{email}</p>}
        <p className={styles.hint}>
          {signedInAt === null ? t("neverSignedIn") : t("signedIn", { moment: moment(signedInAt) })}
          {" · "}
          {t("sessions", { count: sessions })}
        </p>
        {!member.has_second_factor && <Badge tone="warning">{t("noSecondFactor")}</Badge>}
        {member.has_second_factor && <p className={styles.hint}>{t("secondFactor")}</p>}
      </div>
      <RoleBadges names={roles} />
      <div className={styles.acts}>
        {acts.map((act) => (
          <Button
            key={act}
            variant="ghost"
            size="sm"
            aria-label={`${t(`${act}.act`)}: ${name || email}`}
            onClick={() => onAct(act)}
          >
            {t(`${act}.act`)}
          </Button>
        ))}
      </div>
    </li>
  );
}

function RoleBadges({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("staffTeam");
  if (names.length === 0) return <p className={styles.hint}>{t("noRoles")}</p>;
  return (
    <ul className={styles.badges} aria-label={t("memberRoles")}>
      {names.map((name) => (
        <li key={name}>
          <Badge tone="neutral">{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
