import { email, maxLength, phone, required } from "@tropa/domain/form-rules";
import { expect, test } from "vitest";
import { ruleResolver } from "./rule-resolver.ts";

type Values = { name: string; phone: string; email: string; agree: boolean };

const resolve = (values: Partial<Values>) =>
  ruleResolver<Values>(
    {
      name: [required, maxLength(5)],
      phone: [required, phone],
      email: [email],
      agree: [required],
    },
    ({ key, values: filled }) => `${key}${filled ? JSON.stringify(filled) : ""}`,
  )({ name: "", phone: "", email: "", agree: false, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

const messages = async (values: Partial<Values>) => {
  const { errors } = await resolve(values);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
};

test("asks every field at once, and the first failing rule of each speaks", async () => {
  expect(await messages({})).toEqual({ name: "required", phone: "required", agree: "required" });
});

test("hands the numbers of a rule to its message", async () => {
  expect(await messages({ name: "Anastasia", phone: "+7 999", email: "x", agree: true })).toEqual({
    name: 'maxLength{"length":5}',
    phone: "phone",
    email: "email",
  });
});

test("answers with the values where nothing is wrong", async () => {
  const values = { name: "Anna", phone: "+7 999 123-45-67", email: "", agree: true };
  expect(await resolve(values)).toEqual({ values, errors: {} });
});
