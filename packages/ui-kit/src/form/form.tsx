import type { Rule } from "@tropa/domain/forms/form-rules";
import type { ValidationMode } from "@tropa/domain/forms/validation-mode";
import { clsx } from "clsx";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { ComponentProps, SyntheticEvent } from "react";
import { composeRefs } from "../hooks/compose-refs.ts";
import { Icon } from "../icon/icon.tsx";
import { FormContext, useFormContext } from "./form-context.ts";
import type { FormState } from "./form-context.ts";
import { readForm } from "./form-values.ts";
import type { FormValues } from "./form-values.ts";
import styles from "./form.module.css";
import { useFieldEvents } from "./use-field-events.ts";
import { useFormErrors } from "./use-form-errors.ts";
import type { ServerErrors } from "./use-form-errors.ts";

export { FormField } from "./form-field.tsx";
export type { FormFieldControl, FormFieldProps } from "./form-field.tsx";
export type { FormState } from "./form-context.ts";
export type { FormValue, FormValues } from "./form-values.ts";
export type { ServerErrors } from "./use-form-errors.ts";

export type FormProps = Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> & {
  /** Rules by field name, from `@tropa/domain/forms` or one's own. */
  rules?: Readonly<Record<string, readonly Rule[]>>;
  /** When fields look at their values; on submit all of them do. */
  mode?: ValidationMode;
  /** Messages of the server by field name; those of unknown fields appear above the form. */
  errors?: ServerErrors;
  /** Hears of a submit once all fields are valid. Without it the browser sends the form. */
  onSubmit?: (values: FormValues, event: SyntheticEvent<HTMLFormElement>) => void | Promise<void>;
  /** Hears of a submit that was blocked, with the messages by field. */
  onBlocked?: (errors: Readonly<Record<string, string>>) => void;
};

const noRules = {};

/** Moves the focus to the first invalid field, or to the messages above the form. */
function focusFirstInvalid(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
  const fields = Array.from(form.querySelectorAll<HTMLElement>("[data-form-field]"));
  const first = fields.find(({ dataset }) => (dataset["formField"] ?? "") in errors);
  const target =
    first?.querySelector<HTMLElement>(
      ":is(input, select, textarea):not(:disabled, [type=hidden], [tabindex='-1'])",
    ) ??
    first?.querySelector<HTMLElement>("button:not(:disabled), [tabindex='0']") ??
    form.querySelector<HTMLElement>("[data-form-alert]");
  target?.focus();
}

/**
 * A form whose fields are validated by rules of the domain: `<FormField name="phone">{(field) =>
 * <PhoneInput label="…" {...field} />}</FormField>`. Submit is blocked while a field is invalid, and the
 * focus goes to the first of them.
 */
export function Form({
  rules = noRules,
  mode = "eager",
  errors: serverErrors,
  onSubmit,
  onBlocked,
  className,
  ref,
  children,
  ...rest
}: FormProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [blocked, setBlocked] = useState(0);
  const { errors, homeless, register, onFieldEvent, validateAll } = useFormErrors({
    form,
    rules,
    mode,
    serverErrors,
  });

  useFieldEvents(form, onFieldEvent);

  const focusFault = useEffectEvent(() => {
    if (form.current && Object.keys(errors).length > 0) focusFirstInvalid(form.current, errors);
  });
  // After the messages are on the page, so that the field is read out with its own.
  useEffect(() => {
    if (blocked > 0 || serverErrors) focusFault();
  }, [blocked, serverErrors]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    const values = readForm(event.currentTarget);
    const failing = validateAll(values);
    if (Object.keys(failing).length > 0 || isSubmitting) {
      event.preventDefault();
      if (isSubmitting) return;
      setBlocked((count) => count + 1);
      onBlocked?.(failing);
      return;
    }
    if (!onSubmit) return;
    event.preventDefault();
    setSubmitting(true);
    try {
      await onSubmit(values, event);
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <FormContext value={{ formId, errors, isSubmitting, register }}>
      <form
        {...rest}
        ref={composeRefs(form, ref)}
        className={clsx(styles.root, className)}
        noValidate
        aria-busy={isSubmitting || undefined}
        data-submitting={isSubmitting || undefined}
        onSubmit={(event) => void submit(event)}
      >
        {homeless.length > 0 && (
          <div role="alert" tabIndex={-1} data-form-alert="" className={styles.alert}>
            <Icon name="warning" size={22} className={styles.alertIcon} />
            <div>
              {homeless.map(([name, message]) => (
                <p key={name}>{message}</p>
              ))}
            </div>
          </div>
        )}
        {children}
      </form>
    </FormContext>
  );
}

/** What the form around is at: `<Button type="submit" loading={useFormState().isSubmitting}>`. */
export function useFormState(): FormState {
  const { errors, isSubmitting } = useFormContext("useFormState");
  return { errors, isSubmitting };
}
