import { Form } from "@tropa/ui-kit/form";
import type { FormProps } from "@tropa/ui-kit/form";
import { FormAlert } from "./problems/form-alert.tsx";
import type { FormProblem } from "./problems/form-problem.ts";

export type CallFormProps = Omit<FormProps, "onSubmit"> & {
  /** The problem of the form as a whole, shown above its fields. */
  problem: FormProblem | null;
  onSubmit: () => void;
};

/** A form that makes a call of the API: with our own validation instead of the browser's, without leaving the page. */
export function CallForm({ problem, onSubmit, children, ...rest }: CallFormProps) {
  return (
    <Form {...rest} onSubmit={onSubmit}>
      <FormAlert problem={problem} />
      {children}
    </Form>
  );
}
