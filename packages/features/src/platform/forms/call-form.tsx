import type { ReactNode } from "react";
import { FormAlert } from "./form-alert.tsx";
import type { FormProblem } from "./form-problem.ts";
import styles from "./call-form.module.css";

export interface CallFormProps {
  /** The problem of the form as a whole, shown above its fields. */
  problem: FormProblem | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that makes a call of the API: with our own validation instead of the browser's, without leaving the page. */
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
