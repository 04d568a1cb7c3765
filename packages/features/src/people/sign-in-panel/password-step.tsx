import { authCall } from "@tropa/api-contract/people/calls-accounts";
import { required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { callApi } from "../../platform/api/browser-api.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { followRedirect } from "../sign-in/sign-in-result.ts";
import type { SignIn } from "../sign-in/use-sign-in.ts";
import styles from "../sign-in/sign-in.module.css";

type Values = { login: string; password: string };

/** Signs in by a password. */
export function PasswordStep({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({
      rules: { login: [required], password: [required] },
      text: failureText(t),
    }),
  );
  return (
    <CallForm
      problem={state.problem}
      onSubmit={() => {
        void form.submit({
          body: ({ login, password }) => ({ login: login.trim(), password }),
          send: (body) => callApi(storefront, authCall, { body }),
          onSent: signIn.signedIn,
          onRefused: followRedirect,
        });
      }}
    >
      <TextField
        {...field("login")}
        label={t("login")}
        autoComplete="username webauthn"
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
        {t("signIn")}
      </Button>
      <div className={styles.others}>
        <Button variant="ghost" size="sm" onClick={() => signIn.setWay("code")}>
          {t("byCode")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => signIn.setWay("recovery")}>
          {t("forgotten")}
        </Button>
      </div>
    </CallForm>
  );
}
