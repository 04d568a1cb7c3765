import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./composer.module.css";

const replies = {
  opening: ["dates", "bring", "meeting"],
  answer: ["thanks", "suits", "think"],
} as const;
export type ReplyKind = keyof typeof replies;

/** What people often write next: a press puts it into the field, to be changed or sent. */
export function QuickReplies({
  kind,
  onChoose,
}: {
  kind: ReplyKind;
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation("chat");
  return (
    <div role="group" aria-label={t("quick.label")} className={styles.replies}>
      {replies[kind].map((name) => (
        <button
          key={name}
          type="button"
          onClick={({ currentTarget }) => {
            onChoose(t(`quick.${name}`));
            // It goes with the choice: the field takes over.
            currentTarget.form?.querySelector("textarea")?.focus();
          }}
        >
          {t(`quick.${name}`)}
        </button>
      ))}
    </div>
  );
}
