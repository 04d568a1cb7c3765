import { Form } from "@tropa/ui-kit/form";
import type { FormProps } from "@tropa/ui-kit/form";
import { FormAlert } from "./problems/form-alert.tsx";
import type { FormProblem } from "./problems/form-problem.ts";

export type CallFormProps = Omit<FormProps, "onSubmit"> & {
  /** The problem of the form as a whole, shown above its fields. */
  problem: FormProblem | null;
  onSubmit: () => void;
};

/** A form that makes an API call: validated by us instead of the browser, without leaving the page. */
export function CallForm({ problem, onSubmit, children, ...rest }: CallFormProps) {
  return (
    <Form {...rest} onSubmit={onSubmit}>
      <FormAlert problem={problem} />
      {children}
    </Form>
  );
}
