import {
  fallbackFailure,
  minLength,
  phone,
  required,
  validateField,
} from "@tropa/domain/forms/form-rules";
import type { Rule, RuleFailure } from "@tropa/domain/forms/form-rules";
import { describe, expect, it } from "vitest";
import { messagesEn } from "../messages/messages-en.ts";
import { messagesRu } from "../messages/messages-ru.ts";
import { failureText } from "./failure-text.ts";

const text = (rules: readonly Rule[], value: unknown, texts = messagesEn.validation) => {
  const failure = validateField(rules, value, {});
  return failure && failureText(texts, failure);
};

describe("failureText", () => {
  it("is that of the first failing rule", () => {
    expect(text([required, phone], "")).toBe("Required field");
    expect(text([required, phone], "12")).toBe("Please enter a valid phone number");
    expect(text([required, phone], "12", messagesRu.validation)).toBe(
      "Некорректный номер телефона",
    );
  });

  it("fills in the values", () => {
    expect(text([minLength(8)], "abc")).toBe("Minimum 8 characters");
  });

  it("falls back where a rule has no words", () => {
    expect(failureText(messagesEn.validation, fallbackFailure)).toBe("Incorrect value");
    const unknown = { key: "moon" } as unknown as RuleFailure;
    expect(failureText(messagesEn.validation, unknown)).toBe("Incorrect value");
  });
});
