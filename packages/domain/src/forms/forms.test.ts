import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateField } from "./form-rules.ts";
import { addEmailForm, compactBannerForm, helpBannerForm, registerForm } from "./forms.ts";
import type { FormRules } from "./forms.ts";
import { fieldEvents, validatesOn, validationModes } from "./validation-mode.ts";

const phone = "+79991234567";
const failing = (rules: FormRules, form: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([field, own]) => {
      const failure = validateField(own, form[field], form);
      return failure ? [[field, failure.key]] : [];
    }),
  );

describe("form rules", () => {
  it.each([
    ["register by phone", registerForm("phone"), { phone, agree: true }, {}],
    [
      "register by phone",
      registerForm("phone"),
      { phone: "a@b.co", agree: false },
      { phone: "phone", agree: "required" },
    ],
    [
      "register by e-mail",
      registerForm("email"),
      { email: phone, agree: true },
      { email: "email" },
    ],
    ["add e-mail", addEmailForm, { email: "" }, { email: "required" }],
    ["add e-mail", addEmailForm, { email: "a@b" }, { email: "email" }],
    ["compact banner", compactBannerForm, {}, { phone: "required", agree: "required" }],
  ])('find the failures of "%s"', (_name, rules, form, failures) => {
    expect(failing(rules, form)).toEqual(failures);
  });

  it.each([
    [false, false, { phone: "required" }],
    [false, true, { phone: "required" }],
    [true, false, {}],
    [true, true, { phone: "required" }],
  ])(
    "require the phone in the help banner: signed in %s, phone edited %s",
    (isLoggedIn, isPhoneEdited, failures) => {
      const rules = helpBannerForm({ isLoggedIn, isPhoneEdited });
      expect(failing(rules, { name: "A", phone: "", comment: "", agree: true })).toEqual(failures);
    },
  );
});

describe("validation modes", () => {
  it.each([
    ["aggressive", ["input", "change", "blur", "submit"], ["input", "change", "blur", "submit"]],
    ["eager", ["change", "blur", "submit"], ["input", "change", "blur", "submit"]],
    ["lazy", ["change", "blur", "submit"], ["change", "blur", "submit"]],
    ["passive", ["submit"], ["submit"]],
  ] as const)('mode "%s" validates on its own events', (mode, untouched, failed) => {
    expect(fieldEvents.filter((event) => validatesOn(mode, event, false))).toEqual(untouched);
    expect(fieldEvents.filter((event) => validatesOn(mode, event, true))).toEqual(failed);
  });

  it("validate on every submit, and never less often after a failure", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...validationModes),
        fc.constantFrom(...fieldEvents),
        (mode, event) => {
          expect(validatesOn(mode, "submit", false)).toBe(true);
          expect(validatesOn(mode, event, false) && !validatesOn(mode, event, true)).toBe(false);
        },
      ),
    );
  });
});
