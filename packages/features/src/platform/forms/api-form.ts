import { createFormControl } from "react-hook-form";
import type {
  FieldPath,
  FieldPathValue,
  FieldValues,
  UseFormRegisterReturn,
} from "react-hook-form";
import { showToast } from "../storefront/toast.ts";
import type { FormProblem } from "./form-problem.ts";
import { repeatableKey } from "./repeatable-key.ts";
import { ruleResolver } from "./rule-resolver.ts";
import type { FailureText, FormRules } from "./rule-resolver.ts";

/** What the screen shows of a form. */
export interface FormState {
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
  problem: FormProblem | null;
  isSending: boolean;
  /** Grows with every refused submit, so that a summary can appear anew. */
  attempt: number;
}
const untouchedForm: FormState = { errors: {}, problem: null, isSending: false, attempt: 0 };

/** What a valid form does. Given with each submit, so that it sees the screen as it is then. */
export interface FormTask<Values, Body, Answer> {
  body: (values: Values) => Body;
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  /** Takes an error that the screen shows in its own way; false leaves it to the form. */
  onRefused?: (error: unknown) => boolean;
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
  rules: FormRules<Values>;
  text: FailureText;
}

/**
 * A form over a call of the API. It lives beside React, so that a page can show its fields before this
 * code has come: whatever was typed until then is read from the fields themselves.
 */
export function createApiForm<Values extends FieldValues>({
  rules,
  text,
}: ApiFormOptions<Values>): ApiForm<Values> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the rules are the names of Values: FormRules says so
  const names = Object.keys(rules) as FieldPath<Values>[];
  const control = createFormControl<Values>({
    resolver: ruleResolver(rules, text),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const listeners = new Set<() => void>();
  const repeat = repeatableKey();
  let state = untouchedForm;
  const change = (part: Partial<FormState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      const byName: Readonly<Record<string, { message?: unknown } | undefined>> = errors ?? {};
      const messages = names.flatMap((name) => {
        const message = byName[name]?.message;
        return typeof message === "string" ? [[name, message] as const] : [];
      });
      change({ errors: Object.fromEntries(messages) });
    },
  });

  /** After the screen has drawn its errors: a summary that takes the focus as it appears must not keep it. */
  const focusFirst = (fields: readonly string[]) => {
    const first = names.find((name) => fields.includes(name));
    if (first !== undefined) setTimeout(() => control.setFocus(first, { shouldSelect: true }));
  };

  async function refuse(reason: unknown): Promise<void> {
    const failure = await import("./form-problem.ts").then(
      ({ formFailure }) => formFailure(reason, names),
      () => ({ fields: {}, problem: { kind: "unreachable" } as const, message: null }),
    );
    if (failure.message !== null) showToast({ type: "error", text: failure.message });
    for (const name of names) {
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
      change({ isSending: false });
      task.onSent(answer);
    } catch (error) {
      if (task.onRefused?.(error)) change({ isSending: false });
      else await refuse(error);
    }
  }

  return {
    register: (name) => control.register(name),
    set: (name, value) => control.setValue(name, value, { shouldValidate: state.attempt > 0 }),
    async submit(task) {
      if (state.isSending) return;
      change({ isSending: true, problem: null });
      await control.handleSubmit(
        (values) => run(values, task),
        (errors) => {
          change({ isSending: false, attempt: state.attempt + 1 });
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
