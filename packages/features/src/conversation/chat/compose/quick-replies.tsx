import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./composer.module.css";

const replies = {
  opening: ["dates", "bring", "meeting"],
  answer: ["thanks", "suits", "think"],
} as const;
export type ReplyKind = keyof typeof replies;

/** Common replies; a press puts one into the field, to be edited or sent. */
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
            // The buttons disappear with the choice, so the field takes the focus.
            currentTarget.form?.querySelector("textarea")?.focus();
          }}
        >
          {t(`quick.${name}`)}
        </button>
      ))}
    </div>
  );
}
