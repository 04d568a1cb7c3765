import { validateField } from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { validatesOn } from "@tropa/domain/forms/validation-mode";
import type { FieldEvent, ValidationMode } from "@tropa/domain/forms/validation-mode";
import { useCallback, useRef, useState } from "react";
import type { RefObject } from "react";
import { useMessages } from "../messages/messages.tsx";
import { failureText } from "./failure-text.ts";
import type { FieldEntry } from "./form-context.ts";
import { readForm } from "./form-values.ts";
import type { FormValues } from "./form-values.ts";

/** Errors of the server by field name; of several for one field the first is shown. */
export type ServerErrors = Readonly<Record<string, string | readonly string[]>>;
type Errors = Readonly<Record<string, string>>;

type FormErrorsInput = {
  form: RefObject<HTMLFormElement | null>;
  rules: Readonly<Record<string, readonly Rule[]>>;
  mode: ValidationMode;
  serverErrors: ServerErrors | undefined;
};

const firstOf = (message: string | readonly string[]) =>
  typeof message === "string" ? message : message[0];

/** What a control says against its own value, such as a phone number of another country. */
function controlFault(form: HTMLFormElement, name: string): string | undefined {
  const faulty = Array.from(form.elements).find(
    (control) =>
      control instanceof HTMLInputElement && control.name === name && control.validity.customError,
  );
  return faulty instanceof HTMLInputElement ? faulty.validationMessage : undefined;
}

/** Runs the rules when the mode says so, and keeps what they and the server found. */
export function useFormErrors({ form, rules, mode, serverErrors }: FormErrorsInput) {
  const texts = useMessages().validation;
  const [found, setFound] = useState<Errors>({});
  const [names, setNames] = useState<readonly string[]>([]);
  const entries = useRef(new Map<string, FieldEntry>());
  // A server message stays until its field is edited; a new answer brings new messages.
  const [seen, setSeen] = useState<{ of: ServerErrors | undefined; touched: readonly string[] }>({
    of: serverErrors,
    touched: [],
  });
  if (seen.of !== serverErrors) setSeen({ of: serverErrors, touched: [] });

  const fromServer: Record<string, string> = {};
  for (const [name, message] of Object.entries(serverErrors ?? {})) {
    const text = firstOf(message);
    if (text !== undefined && !seen.touched.includes(name)) fromServer[name] = text;
  }

  const register = useCallback((entry: FieldEntry) => {
    entries.current.set(entry.name, entry);
    setNames(Array.from(entries.current.keys()));
    return () => {
      entries.current.delete(entry.name);
      setNames(Array.from(entries.current.keys()));
    };
  }, []);

  const check = (owner: HTMLFormElement, name: string, values: FormValues): string | undefined => {
    const all = [...(rules[name] ?? []), ...(entries.current.get(name)?.rules ?? [])];
    const failure = validateField(all, values[name], values);
    return failure ? failureText(texts, failure) : controlFault(owner, name);
  };

  const onFieldEvent = (name: string, event: FieldEvent) => {
    if (event === "input") setSeen((was) => ({ ...was, touched: [...was.touched, name] }));
    const owner = form.current;
    if (!owner) return;
    const values = readForm(owner);
    setFound((was) => {
      const next: Record<string, string> = {};
      // Other failed fields may pass now, such as a repeated password; no field starts to fail.
      for (const [other, message] of Object.entries(was)) {
        const isPassive = (entries.current.get(other)?.mode ?? mode) === "passive";
        const stays = other === name || isPassive || check(owner, other, values) !== undefined;
        if (stays) next[other] = message;
      }
      if (validatesOn(entries.current.get(name)?.mode ?? mode, event, name in was)) {
        delete next[name];
        const message = check(owner, name, values);
        if (message !== undefined) next[name] = message;
      }
      return next;
    });
  };

  /** Looks at all fields; the answer names those that fail. */
  const validateAll = (values: FormValues): Errors => {
    const owner = form.current;
    const failing: Record<string, string> = {};
    if (!owner) return failing;
    for (const name of new Set([...Object.keys(rules), ...entries.current.keys()])) {
      const message = check(owner, name, values);
      if (message !== undefined) failing[name] = message;
    }
    setFound(failing);
    return failing;
  };

  const errors: Errors = { ...fromServer, ...found };
  const homeless = Object.entries(errors).filter(([name]) => !names.includes(name));
  return { errors, homeless, register, onFieldEvent, validateAll };
}
