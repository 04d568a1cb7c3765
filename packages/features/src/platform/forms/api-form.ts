import { validatesOn } from "@tropa/domain/forms/validation-mode";
import type { FieldEvent, ValidationMode } from "@tropa/domain/forms/validation-mode";
import { createFormControl } from "react-hook-form";
import type {
  FieldPath,
  FieldPathValue,
  FieldValues,
  UseFormRegisterReturn,
} from "react-hook-form";
import { showToast } from "../storefront/toast.ts";
import type { FormProblem } from "./problems/form-problem.ts";
import { firstInvalidControl } from "./first-at-fault.ts";
import { afterPress, watchPresses } from "./press.ts";
import { repeatableKey } from "./repeatable-key.ts";
import { ruleResolver } from "./rule-resolver.ts";
import type { FailureText, FormRules } from "./rule-resolver.ts";

/** State of a form, for rendering. */
export interface FormState {
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
  problem: FormProblem | null;
  isSending: boolean;
  /** Incremented with every refused submit, so that an error summary can appear again; reset on success. */
  attempt: number;
}
const untouchedForm: FormState = { errors: {}, problem: null, isSending: false, attempt: 0 };

/** Callbacks of a submit, passed with each one so that they see the screen's current state. */
export interface FormTask<Values, Body, Answer> {
  body: (values: Values) => Body;
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  /**
   * Handles an error. Return true if the screen shows it itself, messages by field to show them there, or false to let
   * the form show it.
   */
  onRefused?: (error: unknown) => boolean | Partial<Record<keyof Values, string>>;
}

export interface ApiForm<Values extends FieldValues> {
  register: (name: FieldPath<Values>) => UseFormRegisterReturn<FieldPath<Values>>;
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  submit: <Body, Answer>(task: FormTask<Values, Body, Answer>) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  getState: () => FormState;
  /** Makes the form ready again after a return from the page it had navigated to. */
  release: () => void;
}

export interface ApiFormOptions<Values> {
  /** Mutable: dynamic rows may add and remove their rules. */
  rules: FormRules<Values>;
  text: FailureText;
  /** When fields are validated before a submit. */
  mode?: ValidationMode;
}

type ChangeEvent = Parameters<UseFormRegisterReturn["onChange"]>[0];

/** Choices are complete at once; text is still being typed. */
const isSettled = ({ target }: ChangeEvent): boolean =>
  ["checkbox", "radio", "select-one", "select-multiple"].includes(
    (target as { type?: string } | undefined)?.type ?? "",
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === false;

/**
 * Creates a form over an API call. It lives outside React, so that a page can show its fields before this code has
 * loaded: anything typed until then is read from the fields.
 */
export function createApiForm<Values extends FieldValues>({
  rules,
  text,
  mode = "eager",
}: ApiFormOptions<Values>): ApiForm<Values> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the rules are the names of Values: FormRules says so
  const names = () => Object.keys(rules) as FieldPath<Values>[];
  const control = createFormControl<Values>({
    resolver: ruleResolver(rules, text),
    // Validation before a submit is driven by `validateOn`, according to the domain's modes.
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  watchPresses();
  const listeners = new Set<() => void>();
  const repeat = repeatableKey();
  let state = untouchedForm;
  const change = (part: Partial<FormState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const messagesOf = (
    byName: Readonly<Record<string, { message?: unknown } | undefined>>,
  ): FormState["errors"] => {
    const messages = names().flatMap((name) => {
      const message = byName[name]?.message;
      return typeof message === "string" ? [[name, message] as const] : [];
    });
    return Object.fromEntries(messages);
  };
  control.subscribe({
    formState: { errors: true },
    // An async rule may finish during a later press: do not move the layout under the pointer.
    callback: ({ errors }) => afterPress(() => change({ errors: messagesOf(errors ?? {}) })),
  });

  /** Validates a field on an event, if its mode says so. */
  const validateOn = (name: FieldPath<Values>, event: FieldEvent) => {
    const { error } = control.getFieldState(name);
    // The server's message was about the previous value.
    if (event !== "blur" && error?.type === "server") control.clearErrors(name);
    if (!validatesOn(mode, event, error !== undefined)) return;
    // Leaving a field empty is no error yet: only a submit requires it.
    if (event === "blur" && !error && isEmpty(control.getValues(name))) return;
    // Validate failed fields again: they may depend on this one, as a repeated password does.
    const failed = mode === "passive" ? [] : names().filter((other) => other in state.errors);
    void control.trigger([...new Set([name, ...failed])]);
  };

  /** Registered elements; choices set by value have none. */
  const elements = new Map<Element, FieldPath<Values>>();

  /**
   * Focuses the first field at fault, after the screen has rendered its errors: an error summary may take the focus
   * first.
   */
  const focusFirst = (fields: readonly string[]) => {
    const first = names().find((name) => fields.includes(name));
    if (first === undefined) return;
    setTimeout(() => {
      const element = [...elements.keys()].find(({ isConnected }) => isConnected)?.closest("form");
      const found = element ? firstInvalidControl(element) : null;
      const name = found ? elements.get(found.control) : first;
      // Codes and passwords are typed again, so select them. Readable text is kept: one key must not delete all of it.
      if (name !== undefined)
        return control.setFocus(name, { shouldSelect: /code|password/i.test(name) });
      found?.control.focus();
      // Show the label and message of a group, too.
      found?.group.scrollIntoView({ block: "nearest" });
    });
  };

  async function refuse(reason: unknown, fields?: object): Promise<void> {
    const failure = fields
      ? { fields, problem: null, message: null }
      : await import("./problems/form-problem.ts").then(
          ({ formFailure }) => formFailure(reason, names()),
          () => ({ fields: {}, problem: { kind: "unreachable" } as const, message: null }),
        );
    if (failure.message !== null) showToast({ type: "error", text: failure.message });
    for (const name of names()) {
      const message = (failure.fields as Record<string, string>)[name];
      if (message !== undefined) control.setError(name, { type: "server", message });
    }
    change({ problem: failure.problem, isSending: false, attempt: state.attempt + 1 });
    focusFirst(Object.keys(failure.fields));
  }

  async function sendForm<Body, Answer>(
    values: Values,
    task: FormTask<Values, Body, Answer>,
  ): Promise<void> {
    const body = task.body(values);
    try {
      const answer = await task.send(body, repeat.keyFor(body));
      repeat.forget();
      // The same form may be used for another entry.
      change({ isSending: false, attempt: 0 });
      task.onSent(answer);
    } catch (error) {
      const handled = task.onRefused?.(error);
      if (handled === true) change({ isSending: false });
      else await refuse(error, handled || undefined);
    }
  }

  return {
    register(name) {
      // Neither rules nor server errors would reach the field.
      if (!names().includes(name))
        console.error(`The form has no field "${name}" among its rules.`);
      const field = control.register(name);
      return {
        ...field,
        ref: (element: unknown) => {
          field.ref(element);
          if (typeof Element !== "undefined" && element instanceof Element)
            elements.set(element, name);
        },
        onChange: async (event: ChangeEvent) => {
          await field.onChange(event);
          validateOn(name, isSettled(event) ? "change" : "input");
        },
        onBlur: async (event: ChangeEvent) => {
          await field.onBlur(event);
          validateOn(name, "blur");
        },
      };
    },
    set: (name, value) => control.setValue(name, value, { shouldValidate: state.attempt > 0 }),
    async submit(task) {
      if (state.isSending) return;
      change({ isSending: true, problem: null });
      await control.handleSubmit(
        (values) => sendForm(values, task),
        (errors) => {
          // Together with the attempt, so that a screen looking for the first error finds it.
          change({
            errors: messagesOf(errors),
            isSending: false,
            attempt: state.attempt + 1,
          });
          focusFirst(Object.keys(errors));
        },
      )();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    release: () => change({ isSending: false }),
  };
}
