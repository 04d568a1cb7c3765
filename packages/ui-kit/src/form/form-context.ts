import type { Rule } from "@tropa/domain/forms/form-rules";
import type { ValidationMode } from "@tropa/domain/forms/validation-mode";
import { createContext, use } from "react";

/** What a field tells its form about itself. */
export type FieldEntry = {
  name: string;
  rules: readonly Rule[] | undefined;
  mode: ValidationMode | undefined;
};

export type FormState = {
  /** Messages by field: of failed rules, or of the server. */
  errors: Readonly<Record<string, string>>;
  /** From a valid submit until `onSubmit` has finished. */
  isSubmitting: boolean;
};

type FormContextValue = FormState & {
  formId: string;
  register: (entry: FieldEntry) => () => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around; throws outside of one. */
export function useFormContext(asker: string): FormContextValue {
  const form = use(FormContext);
  if (!form) {
    throw new Error(
      `${asker} stands outside of a form: put it into <Form> from @tropa/ui-kit/form.`,
    );
  }
  return form;
}
