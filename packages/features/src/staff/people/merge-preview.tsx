import { movedKinds } from "@tropa/api-contract/staff/calls-people";
import type { MergePreview } from "@tropa/api-contract/staff/calls-people";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import bookingStyles from "../bookings/bookings.module.css";
import dialogStyles from "../sections/dialog.module.css";
import { FactList } from "../sections/page-section.tsx";
import styles from "./people.module.css";

/** What a merge would move, and what stays behind because both accounts have it. */
export function MergePreviewList({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation("staffPeople");
  const { own, other, differences, moves, contacts, conflicts } = preview;
  const counted = (["favourites", "subscriptions", "messengers"] as const).filter(
    (kind) => conflicts[kind] > 0,
  );
  const things = [
    ...conflicts.chats.map((name) => t("merge.chatWith", { name: name ?? t("merge.support") })),
    ...counted.map((kind) => t(`merge.${kind}`, { count: conflicts[kind] })),
  ];
  const isEmpty = movedKinds.every((kind) => moves[kind] === 0) && contacts.length === 0;
  return (
    <div className={dialogStyles.dialog}>
      <div className={styles.pair}>
        <Person title={t("merge.own")} person={own} />
        <Person title={t("merge.other")} person={other} />
      </div>
      {differences.length > 0 && (
        <p className={styles.notice}>
          <b>
            {t("merge.differ", {
              facts: differences.map((fact) => t(`merge.facts.${fact}`)).join(", "),
            })}
          </b>{" "}
          {t("merge.differText")}
        </p>
      )}
      <FactList
        facts={[
          ...movedKinds
            .filter((kind) => moves[kind] > 0)
            .map((kind) => [t(`merge.kinds.${kind}`), String(moves[kind])] as const),
          [
            t("merge.kinds.contacts"),
            contacts.map((kind) => t(`merge.contacts.${kind}`)).join(", "),
          ],
        ]}
      />
      {isEmpty && <p>{t("merge.nothing")}</p>}
      {things.length > 0 && <p>{t("merge.staysText", { things: things.join(", ") })}</p>}
      <p className={bookingStyles.muted}>{t("merge.undoable")}</p>
    </div>
  );
}

function Person({ title, person }: { title: string; person: MergePreview["own"] }) {
  const { t } = useTranslation("staffPeople");
  const { account_id: id, name, phone, email } = person;
  return (
    <section>
      <h3>{title}</h3>
      <FactList
        facts={[
          [t("merge.facts.number"), String(id)],
          [t("merge.facts.name"), name],
          [t("merge.facts.phone"), phone],
          [t("merge.facts.email"), email],
        ]}
      />
    </section>
  );
}
