import { movedKinds } from "@tropa/api-contract/staff/calls-people";
import type { MergePreview } from "@tropa/api-contract/staff/calls-people";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import bookingStyles from "../bookings/bookings.module.css";
import dialogStyles from "../sections/dialog.module.css";
import { FactList } from "../sections/page-section.tsx";

/** What a merge would move, and what stays behind because both accounts have it. */
export function MergePreviewList({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation("staffPeople");
  const { other, moves, contacts, conflicts } = preview;
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
      <FactList
        facts={[
          [t("merge.other"), [other.name, other.phone, other.email].filter(Boolean).join(" · ")],
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
