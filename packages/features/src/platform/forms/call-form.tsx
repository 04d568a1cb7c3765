import { Form } from "@tropa/ui-kit/form";
import type { FormProps } from "@tropa/ui-kit/form";
import { FormAlert } from "./form-alert.tsx";
import type { FormProblem } from "./form-problem.ts";

export type CallFormProps = Omit<FormProps, "onSubmit"> & {
  /** What is wrong with the form as a whole, above its fields. */
  problem: FormProblem | null;
  onSubmit: () => void;
};

/** A form that a call of the API stands behind: its own rules speak, not the browser's, and the page stays. */
export function CallForm({ problem, onSubmit, children, ...rest }: CallFormProps) {
  return (
    <Form {...rest} onSubmit={onSubmit}>
      <FormAlert problem={problem} />
      {children}
    </Form>
  );
}
