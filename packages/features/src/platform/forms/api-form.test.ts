import { ApiClientError } from "@tropa/api-client/api-client-error";
import { confirmed, minLength, required } from "@tropa/domain/forms/form-rules";
import { validationModes } from "@tropa/domain/forms/validation-mode";
import type { ValidationMode } from "@tropa/domain/forms/validation-mode";
import { describe, expect, test, vi } from "vitest";
import { createApiForm } from "./api-form.ts";
import { repeatableKey } from "./repeatable-key.ts";

const filled = (name: string) => {
  const form = createApiForm<{ name: string }>({
    rules: { name: [required] },
    text: ({ key }) => key,
  });
  form.register("name");
  form.set("name", name);
  return form;
};

const task = (send: (body: { name: string }, key: string) => Promise<number>) => ({
  body: (values: { name: string }) => values,
  send,
  onSent: vi.fn<(answer: number) => void>(),
});

test("sends nothing while a field is invalid", async () => {
  const form = filled("");
  const send = vi.fn<(body: { name: string }, key: string) => Promise<number>>();
  await form.submit(task(send));
  expect(send).not.toHaveBeenCalled();
  expect(form.getState()).toMatchObject({
    errors: { name: "required" },
    isSending: false,
    attempt: 1,
  });
});

test("shows errors together with the attempt", async () => {
  const form = filled("");
  const told: object[] = [];
  form.subscribe(() => {
    const { attempt, errors } = form.getState();
    if (attempt === 1) told.push(errors);
  });
  await form.submit(task(vi.fn<() => Promise<number>>()));
  expect(told[0]).toEqual({ name: "required" });
});

test("ignores a second submit while the first is being sent", async () => {
  const form = filled("Anna");
  let answer: (id: number) => void = () => {};
  const send = vi.fn<() => Promise<number>>(() => new Promise((resolve) => (answer = resolve)));
  const given = task(send);
  const first = form.submit(given);
  await form.submit(given);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  answer(7);
  await first;
  expect(send).toHaveBeenCalledTimes(1);
  expect(given.onSent).toHaveBeenCalledExactlyOnceWith(7);
  expect(form.getState().isSending).toBe(false);
});

test("repeats a failed call with the same key, and a changed form with a new one", async () => {
  const form = filled("Anna");
  const keys: string[] = [];
  const given = task(async (_, key) => {
    keys.push(key);
    throw new ApiClientError("timeout", "submitOrder");
  });
  await form.submit(given);
  expect(form.getState()).toMatchObject({ problem: { kind: "unreachable" }, isSending: false });
  await form.submit(given);
  form.set("name", "Anton");
  await form.submit(given);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(given.onSent).not.toHaveBeenCalled();
});

test("shows the server's message at its field", async () => {
  const form = filled("Anna");
  const data = { code: "validation", message: "", validation: { name: ["Taken"] } };
  await form.submit(
    task(async () => {
      throw new ApiClientError("http", "submitOrder", { status: 422, data });
    }),
  );
  expect(form.getState()).toMatchObject({ errors: { name: "Taken" }, problem: null });
});

test("shows the screen's own error at its field until the call succeeds", async () => {
  const form = filled("Anna");
  await form.submit({
    ...task(async () => {
      throw new ApiClientError("http", "submitOrder", { status: 409, data: {} });
    }),
    onRefused: () => ({ name: "taken" }),
  });
  expect(form.getState()).toMatchObject({
    errors: { name: "taken" },
    problem: null,
    isSending: false,
    attempt: 1,
  });
  await form.submit(task(async () => 7));
  expect(form.getState().errors).toEqual({});
});

test("does not validate fields that were emptied after sending", async () => {
  const form = filled("");
  await form.submit(task(async () => 7));
  form.set("name", "Anna");
  await form.submit({ ...task(async () => 7), onSent: () => form.set("name", "") });
  await new Promise((resolve) => setTimeout(resolve));
  expect(form.getState().errors).toEqual({});
});

test("repeatableKey gives a new key once the call succeeded", () => {
  const { keyFor, forget } = repeatableKey();
  const first = keyFor({ a: 1 });
  expect(keyFor({ a: 1 })).toBe(first);
  forget();
  expect(keyFor({ a: 1 })).not.toBe(first);
});

type Passwords = { password: string; repeated: string };

/** A form with two fields in which one can type and which one can leave. */
function twoFields(mode?: ValidationMode) {
  const form = createApiForm<Passwords>({
    rules: { password: [required, minLength(8)], repeated: [confirmed("password")] },
    text: ({ key }) => key,
    ...(mode && { mode }),
  });
  const fields = { password: form.register("password"), repeated: form.register("repeated") };
  const errors = () => form.getState().errors;
  const values: Passwords = { password: "", repeated: "" };
  return {
    form,
    errors,
    type: async (name: keyof Passwords, value: string) => {
      values[name] = value;
      await fields[name].onChange({ type: "change", target: { name, value } });
    },
    leave: async (name: keyof Passwords) => {
      await fields[name].onBlur({ type: "blur", target: { name, value: values[name] } });
    },
  };
}

describe("the moment of validation", () => {
  /** Messages after typing too little, leaving, typing enough, and leaving again. */
  const wanted: Record<ValidationMode, (string | undefined)[]> = {
    eager: [undefined, "minLength", undefined, undefined],
    lazy: [undefined, "minLength", "minLength", undefined],
    aggressive: ["minLength", "minLength", undefined, undefined],
    passive: [undefined, undefined, undefined, undefined],
  };
  test.each(validationModes)('follows the mode "%s"', async (mode) => {
    const { errors, type, leave } = twoFields(mode);
    await type("password", "abc");
    await expect.poll(() => errors()["password"]).toBe(wanted[mode][0]);
    await leave("password");
    await expect.poll(() => errors()["password"]).toBe(wanted[mode][1]);
    await type("password", "abcdefgh");
    await expect.poll(() => errors()["password"]).toBe(wanted[mode][2]);
    await leave("password");
    await expect.poll(() => errors()["password"]).toBe(wanted[mode][3]);
  });

  test("a skipped empty field is required only at the submit", async () => {
    const { form, errors, leave } = twoFields();
    await leave("password");
    expect(errors()).toEqual({});
    await form.submit({ body: () => ({}), send: async () => 0, onSent: () => {} });
    expect(errors()["password"]).toBe("required");
  });

  test("a confirmed field is validated again when the other field changes", async () => {
    const { errors, type, leave } = twoFields();
    await type("password", "abcdefgh");
    await type("repeated", "abcdefgX");
    await leave("repeated");
    await expect.poll(() => errors()).toEqual({ repeated: "confirmed" });
    await type("password", "abcdefgX");
    await leave("password");
    await expect.poll(() => errors()).toEqual({});
  });

  test("a server error disappears when the value changes, in any mode", async () => {
    const { form, errors, type } = twoFields("passive");
    await type("password", "abcdefgh");
    await type("repeated", "abcdefgh");
    const data = { code: "validation", message: "", validation: { password: ["Too well known"] } };
    await form.submit({
      body: (values) => values,
      send: async () => {
        throw new ApiClientError("http", "passwordReset", { status: 422, data });
      },
      onSent: () => {},
    });
    expect(errors()).toEqual({ password: "Too well known" });
    await type("password", "abcdefghi");
    await expect.poll(() => errors()).toEqual({});
  });
});

test("a field without a name is logged as an error", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { form } = twoFields();
  form.register("" as keyof Passwords);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no field ""'));
  error.mockRestore();
});
