import { email, maxLength, phone, required } from "@tropa/domain/forms/form-rules";
import { describe, expect, test } from "vitest";
import { phoneRules } from "../../people/contact-fields/phone-rules.ts";
import { ruleResolver } from "./rule-resolver.ts";
import type { FormRules } from "./rule-resolver.ts";

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

test("checks all fields at once and gives the first failing rule of each", async () => {
  expect(await messages({})).toEqual({ name: "required", phone: "required", agree: "required" });
});

test("passes the values of a rule to its message", async () => {
  expect(await messages({ name: "Anastasia", phone: "+7 999", email: "x", agree: true })).toEqual({
    name: 'maxLength{"length":5}',
    phone: "phone",
    email: "email",
  });
});

test("returns the values when nothing fails", async () => {
  const values = { name: "Anna", phone: "+7 999 123-45-67", email: "", agree: true };
  expect(await resolve(values)).toEqual({ values, errors: {} });
});

describe("a phone", () => {
  const failure = async (
    number: string,
    rules: FormRules<{ phone: string }>["phone"] = phoneRules,
  ) => {
    const { errors } = await ruleResolver<{ phone: string }>({ phone: rules }, ({ key }) => key)(
      { phone: number },
      undefined,
      { fields: {}, shouldUseNativeValidation: false },
    );
    return errors.phone?.message;
  };

  test.each([
    ["", "required"],
    ["8 903 123 45 67", "phone"],
    ["+8 903 123 45 67", "phoneNumber"],
    ["+7 903 123 45 67", undefined],
  ])("%j fails as %s", async (number, key) => {
    expect(await failure(number)).toBe(key);
  });

  test("is checked by the API when the phone plans cannot be loaded", async () => {
    const lost = { load: () => Promise.reject(new Error("offline")) };
    expect(await failure("+89031234567", [required, phone, lost])).toBeUndefined();
    expect(await failure("", [required, phone, lost])).toBe("required");
  });
});
