import { ApiClientError } from "@tropa/api-client/api-client-error";
import { required } from "@tropa/domain/forms/form-rules";
import { expect, test, vi } from "vitest";
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

test("sends nothing while a field is at fault", async () => {
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

test("cannot be sent twice at once", async () => {
  const form = filled("Anna");
  let answer: (id: number) => void = () => {};
  const send = vi.fn<() => Promise<number>>(() => new Promise((resolve) => (answer = resolve)));
  const given = task(send);
  const first = form.submit(given);
  await form.submit(given);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  answer(7);
  await first;
  expect(send).toHaveBeenCalledTimes(1);
  expect(given.onSent).toHaveBeenCalledExactlyOnceWith(7);
  expect(form.getState().isSending).toBe(false);
});

test("repeats a lost call under the same key, a changed form under a new one", async () => {
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

test("puts the server's message on its field", async () => {
  const form = filled("Anna");
  const data = { code: "validation", message: "", validation: { name: ["Taken"] } };
  await form.submit(
    task(async () => {
      throw new ApiClientError("http", "submitOrder", { status: 422, data });
    }),
  );
  expect(form.getState()).toMatchObject({ errors: { name: "Taken" }, problem: null });
});

test("a key is forgotten once its call got through", () => {
  const { keyFor, forget } = repeatableKey();
  const first = keyFor({ a: 1 });
  expect(keyFor({ a: 1 })).toBe(first);
  forget();
  expect(keyFor({ a: 1 })).not.toBe(first);
});
