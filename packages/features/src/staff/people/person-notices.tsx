import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Link } from "@tropa/ui-kit/link";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { personPath } from "../bookings/booking-paths.ts";
import styles from "./people.module.css";

/** What sets the account apart: a block, and merges with others. */
export function PersonNotices({ person }: { person: StaffPerson }) {
  const { t } = useTranslation("staffPeople");
  const moment = useMoment();
  const { blocked_at: blockedAt, merged_into: pointer, merged } = person;
  return (
    <>
      {blockedAt !== null && (
        <p className={styles.notice}>
          {t(person.are_contacts_blocked ? "blockedNotice.contacts" : "blockedNotice.account", {
            moment: moment(blockedAt),
          })}
        </p>
      )}
      {pointer && (
        <p className={styles.notice}>
          {t("merge.into", { name: pointer.name || pointer.account_id })}{" "}
          <Link href={personPath(pointer.account_id)}>{t("merge.open")}</Link>
        </p>
      )}
      {merged.map(({ account_id: id, at }) => (
        <p key={id} className={styles.notice}>
          {t("merge.from", { id, moment: moment(at) })}{" "}
          <Link href={personPath(id)}>{t("merge.open")}</Link>
        </p>
      ))}
    </>
  );
}
