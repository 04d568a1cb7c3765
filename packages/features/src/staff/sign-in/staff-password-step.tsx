import type { CodeSent } from "@tropa/api-contract/people/account";
import { required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { sendStaffCode } from "./staff-sign-in-calls.ts";
import type { StaffLogin } from "./staff-sign-in-calls.ts";

type Values = { login: string; password: string };

/** Asks for the password; a code is sent if it is correct. */
export function StaffPasswordStep({
  onSent,
}: {
  onSent: (login: StaffLogin, answer: CodeSent) => void;
}) {
  const { t } = useTranslation("staffSignIn");
  const storefront = useStorefront();
  const [sendError, setSendError] = useState<string | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({
      rules: { login: [required], password: [required] },
      text: failureText(t),
    }),
  );
  const submit = () => {
    setSendError(null);
    let entered: StaffLogin = { login: "", password: "" };
    return form.submit({
      body: ({ login, password }) => (entered = { login: login.trim(), password }),
      send: (body) => sendStaffCode(storefront, body),
      onSent: (answer) => {
        if (answer.send_error_reason === undefined) onSent(entered, answer);
        else setSendError(answer.send_error_reason);
      },
    });
  };
  return (
    <CallForm
      problem={sendError === null ? state.problem : { kind: "refused", messages: [sendError] }}
      onSubmit={() => {
        void submit();
      }}
    >
      <p>{t("lead")}</p>
      <TextField
        {...field("login")}
        label={t("login")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field("password")}
        type="password"
        label={t("password")}
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" fullWidth loading={state.isSending}>
        {t("sendCode")}
      </Button>
    </CallForm>
  );
}
