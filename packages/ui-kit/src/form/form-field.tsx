import type { Rule } from "@tropa/domain/forms/form-rules";
import type { ValidationMode } from "@tropa/domain/forms/validation-mode";
import { clsx } from "clsx";
import { useEffect } from "react";
import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "./form-context.ts";
import styles from "./form.module.css";

/** What a control of the kit takes from its field. */
export type FormFieldControl = { id: string; name: string; error: string | undefined };

export type FormFieldProps = Omit<ComponentProps<"div">, "children"> & {
  /** The name by which rules and server errors find the field. */
  name?: string;
  /** Added to those that the form has for this name. */
  rules?: readonly Rule[];
  /** Instead of the form's. */
  mode?: ValidationMode;
  /** `(field) => <TextField label="…" {...field} />` */
  children: (field: FormFieldControl) => ReactNode;
};

/** One field of a `Form`: hands its control a name, an id and what is wrong with the value. */
export function FormField({
  name = "",
  rules,
  mode,
  className,
  children,
  ...rest
}: FormFieldProps) {
  const { formId, errors, register } = useFormContext("FormField");

  useEffect(() => {
    if (name === "") {
      console.error(
        'A FormField has no name, so that neither rules nor errors of the server reach it: <FormField name="…">.',
      );
      return undefined;
    }
    return register({ name, rules, mode });
  }, [name, rules, mode, register]);

  return (
    <div {...rest} className={clsx(styles.field, className)} data-form-field={name}>
      {children({ id: `${formId}-${name}`, name, error: errors[name] })}
    </div>
  );
}
