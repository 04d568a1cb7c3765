import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "react-i18next";
import type { FormProblem } from "./form-problem.ts";
import styles from "./form-alert.module.css";

/** What is wrong with a form as a whole: said at once to those who listen, the focus stays where it is. */
export function FormAlert({ problem }: { problem: FormProblem | null }) {
  const { t } = useTranslation("request");
  if (!problem) return null;
  const messages = problem.kind === "refused" ? problem.messages : [];
  const known = problem.kind === "unreachable" ? t("problem.unreachable") : t("problem.refused");
  return (
    <div role="alert" className={styles.root} data-tone={problem.kind === "unreachable" ? "warning" : "danger"}>
      <Icon name="warning" size={20} />
      <div>{messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : <p>{known}</p>}</div>
    </div>
  );
}
