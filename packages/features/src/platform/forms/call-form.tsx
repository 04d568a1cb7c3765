import type { ReactNode } from "react";
import { FormAlert } from "./form-alert.tsx";
import type { FormProblem } from "./form-problem.ts";
import styles from "./call-form.module.css";

export interface CallFormProps {
  /** What is wrong with the form as a whole; stands above its fields. */
  problem: FormProblem | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that a call of the API stands behind: its own rules speak, not the browser's, and the page stays. */
export function CallForm({ problem, onSubmit, children }: CallFormProps) {
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormAlert problem={problem} />
      {children}
    </form>
  );
}
