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
import { firstAtFault } from "./first-at-fault.ts";
import { afterPress, watchPresses } from "./press.ts";
import { repeatableKey } from "./repeatable-key.ts";
import { ruleResolver } from "./rule-resolver.ts";
import type { FailureText, FormRules } from "./rule-resolver.ts";

/** What the screen shows of a form. */
export interface FormState {
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
  problem: FormProblem | null;
  isSending: boolean;
  /** Incremented with every refused submit, so that a summary can appear again; none once it got through. */
  attempt: number;
}
const untouchedForm: FormState = { errors: {}, problem: null, isSending: false, attempt: 0 };

/** Called with a valid form. Passed with each submit, so that it sees the current state of the screen. */
export interface FormTask<Values, Body, Answer> {
  body: (values: Values) => Body;
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  /**
   * Takes an error that the screen shows in its own way, or says in words which fields it is about; false leaves it
   * to the form.
   */
  onRefused?: (error: unknown) => boolean | Partial<Record<keyof Values, string>>;
}

export interface ApiForm<Values extends FieldValues> {
  register: (name: FieldPath<Values>) => UseFormRegisterReturn<FieldPath<Values>>;
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  submit: <Body, Answer>(task: FormTask<Values, Body, Answer>) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  getState: () => FormState;
  /** The page has come back from where the form had sent it: it may be sent again. */
  release: () => void;
}

export interface ApiFormOptions<Values> {
  /** Rows that are added may add theirs here, and take them away again. */
  rules: FormRules<Values>;
  text: FailureText;
  /** When a field looks at its value before it is submitted. */
  mode?: ValidationMode;
}

type ChangeEvent = Parameters<UseFormRegisterReturn["onChange"]>[0];

/** A tick or a choice is done at once; a text goes on being typed. */
const isSettled = ({ target }: ChangeEvent): boolean =>
  ["checkbox", "radio", "select-one", "select-multiple"].includes(
    (target as { type?: string } | undefined)?.type ?? "",
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === false;

/**
 * A form over a call of the API. It lives beside React, so that a page can show its fields before this
 * code has come: whatever was typed until then is read from the fields themselves.
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
    // When a field looks at its value is said by the domain's modes, see `look`.
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
    // A rule may take its time: what a field says of a value may come in the middle of a later press.
    callback: ({ errors }) => afterPress(() => change({ errors: messagesOf(errors ?? {}) })),
  });

  /** What a field does about its value when something happens to it. */
  const look = (name: FieldPath<Values>, event: FieldEvent) => {
    const { error } = control.getFieldState(name);
    // What the server said of a value is no longer true of another one.
    if (event !== "blur" && error?.type === "server") control.clearErrors(name);
    if (!validatesOn(mode, event, error !== undefined)) return;
    // Whoever passes an empty field by has not filled it in wrongly: only a submit asks for it.
    if (event === "blur" && !error && isEmpty(control.getValues(name))) return;
    // Others that failed may pass now, as a repeated password does.
    const failed = mode === "passive" ? [] : names().filter((other) => other in state.errors);
    void control.trigger([...new Set([name, ...failed])]);
  };

  /** Controls that the form has been given; choices, whose value is set, are not among them. */
  const drawn = new Map<Element, FieldPath<Values>>();

  /** After the screen has drawn its errors: a summary that takes the focus as it appears must not keep it. */
  const focusFirst = (fields: readonly string[]) => {
    const first = names().find((name) => fields.includes(name));
    if (first === undefined) return;
    setTimeout(() => {
      const element = [...drawn.keys()].find(({ isConnected }) => isConnected)?.closest("form");
      const found = element ? firstAtFault(element) : null;
      const name = found ? drawn.get(found.control) : first;
      // These are typed anew; of what can be read no key may take all away, where one more is missing.
      if (name !== undefined)
        return control.setFocus(name, { shouldSelect: /code|password/i.test(name) });
      found?.control.focus();
      // Of a group the label and the message are to be seen as well.
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

  async function run<Body, Answer>(
    values: Values,
    task: FormTask<Values, Body, Answer>,
  ): Promise<void> {
    const body = task.body(values);
    try {
      const answer = await task.send(body, repeat.keyFor(body));
      repeat.forget();
      // What is emptied for the next one begins anew.
      change({ isSending: false, attempt: 0 });
      task.onSent(answer);
    } catch (error) {
      const taken = task.onRefused?.(error);
      if (taken === true) change({ isSending: false });
      else await refuse(error, taken || undefined);
    }
  }

  return {
    register(name) {
      // Neither rules nor errors of the server would find it.
      if (!names().includes(name))
        console.error(`The form has no field "${name}" among its rules.`);
      const field = control.register(name);
      return {
        ...field,
        ref: (element: unknown) => {
          field.ref(element);
          if (typeof Element !== "undefined" && element instanceof Element)
            drawn.set(element, name);
        },
        onChange: async (event: ChangeEvent) => {
          await field.onChange(event);
          look(name, isSettled(event) ? "change" : "input");
        },
        onBlur: async (event: ChangeEvent) => {
          await field.onBlur(event);
          look(name, "blur");
        },
      };
    },
    set: (name, value) => control.setValue(name, value, { shouldValidate: state.attempt > 0 }),
    async submit(task) {
      if (state.isSending) return;
      change({ isSending: true, problem: null });
      await control.handleSubmit(
        (values) => run(values, task),
        (errors) => {
          // With the attempt, so that a screen that looks for the first of them finds it.
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
