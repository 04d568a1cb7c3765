import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Suspense, useState } from "react";
import bookingStyles from "../bookings/bookings.module.css";
import type { PersonAct } from "./act-dialog.tsx";
import { useMayOpen } from "../queues/desk-queries.ts";
import { PersonNotices } from "./person-notices.tsx";
import styles from "./people.module.css";

const ActDialog = lazyPart("staff", () => import("./act-dialog.tsx"));
const EndDialog = lazyPart("staff", () => import("./end-dialog.tsx"));
const MergeDialog = lazyPart("staff", () => import("./merge-dialog.tsx"));

type Act = PersonAct | "merge" | "end";

/** What staff may do to an account in its state, by level: organizers' and staff's are not theirs to change. */
function actsOn({ kind, blocked_at: blockedAt, merged_into: pointer }: StaffPerson) {
  const acts: Record<"act" | "money", readonly Act[]> = { act: [], money: [] };
  if (kind !== "tourist") return acts;
  acts.money = ["exportData"];
  if (pointer) acts.act = pointer.is_undoable ? ["undoMerge"] : [];
  else if (blockedAt !== null) acts.act = ["unblock"];
  else {
    acts.act = ["signOut", "merge", "block"];
    acts.money = ["exportData", "end"];
  }
  return acts;
}

/** Name and state of a person, and what can be done to the account. */
export function PersonHead({ person }: { person: StaffPerson }) {
  const { t } = useTranslation("staffPeople");
  const [act, setAct] = useState<Act | null>(null);
  const { kind, blocked_at: blockedAt, merged_into: pointer, name } = person;
  const close = () => setAct(null);
  const mayAct = useMayOpen("bookings", "act");
  const mayMoveMoney = useMayOpen("bookings", "money");
  const possible = actsOn(person);
  const acts = [...(mayAct ? possible.act : []), ...(mayMoveMoney ? possible.money : [])];
  return (
    <div className={styles.head}>
      <div className={bookingStyles.head}>
        <h2>{name || t("nameless")}</h2>
        {kind !== "tourist" && <Badge tone="info">{t(`kind.${kind}`)}</Badge>}
        {blockedAt !== null && <Badge tone="danger">{t("kind.blocked")}</Badge>}
        {pointer && <Badge tone="neutral">{t("kind.merged")}</Badge>}
      </div>
      <PersonNotices person={person} />
      {acts.length > 0 && (
        <div className={styles.actions}>
          {acts.map((one) => (
            <Button key={one} variant="secondary" onClick={() => setAct(one)}>
              {t(`${one}.action`)}
            </Button>
          ))}
        </div>
      )}
      {act !== null && (
        <Suspense>
          {act === "merge" && <MergeDialog accountId={person.account_id} onClose={close} />}
          {act === "end" && <EndDialog accountId={person.account_id} onClose={close} />}
          {act !== "merge" && act !== "end" && (
            <ActDialog act={act} person={person} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  );
}
