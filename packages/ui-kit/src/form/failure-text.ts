import type { RuleFailure } from "@tropa/domain/forms/form-rules";
import { fill } from "../messages/fill.ts";
import type { Messages } from "../messages/messages-en.ts";

type ValidationTexts = Messages["validation"];

/** What a failed rule says to the reader; "Incorrect value" where a rule has no words of its own. */
export function failureText(texts: ValidationTexts, { key, values = {} }: RuleFailure): string {
  const name = key === "phoneNumber" ? "phoneInput" : key;
  const text: string | undefined = texts[name];
  return fill(text ?? texts.incorrect, values);
}
