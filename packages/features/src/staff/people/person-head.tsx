import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Suspense, useState } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import bookingStyles from "../bookings/bookings.module.css";
import type { PersonAct } from "./act-dialog.tsx";
import styles from "./people.module.css";

const ActDialog = lazyPart("staff", () => import("./act-dialog.tsx"));

/** Name and state of a person, and what can be done to the account. */
export function PersonHead({ person }: { person: StaffPerson }) {
  const { t } = useTranslation("staffPeople");
  const moment = useMoment();
  const [act, setAct] = useState<PersonAct | null>(null);
  const { kind, blocked_at: blockedAt, name } = person;
  return (
    <div className={styles.head}>
      <div className={bookingStyles.head}>
        <h2>{name || t("nameless")}</h2>
        {kind !== "tourist" && <Badge tone="info">{t(`kind.${kind}`)}</Badge>}
        {blockedAt !== null && <Badge tone="danger">{t("kind.blocked")}</Badge>}
      </div>
      {blockedAt !== null && (
        <p className={styles.notice}>
          {t(person.are_contacts_blocked ? "blockedNotice.contacts" : "blockedNotice.account", {
            moment: moment(blockedAt),
          })}
        </p>
      )}
      {kind === "tourist" && (
        <div className={styles.actions}>
          {blockedAt === null && (
            <Button variant="secondary" onClick={() => setAct("signOut")}>
              {t("signOut.action")}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => setAct(blockedAt === null ? "block" : "unblock")}
          >
            {t(blockedAt === null ? "block.action" : "unblock.action")}
          </Button>
        </div>
      )}
      {act !== null && (
        <Suspense>
          <ActDialog act={act} person={person} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </div>
  );
}
