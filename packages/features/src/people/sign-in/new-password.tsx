import { isApiClientError } from "@tropa/api-client/api-client-error";
import { passwordResetCall } from "@tropa/api-contract/people/calls-accounts";
import { confirmed, maxLength, minLength, required } from "@tropa/domain/forms/form-rules";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@tropa/domain/people/password";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { NarrowPage } from "../../frame/page/narrow-page.tsx";
import { browserApi } from "../../platform/api/browser-api.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { loginPath } from "../../platform/links/paths.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { useScrubbedQuery } from "./scrubbed-query.ts";
import styles from "./sign-in.module.css";

type Values = { password: string; again: string };

/** A new password by the link of a letter, once. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const [outcome, setOutcome] = useState<"saved" | "gone" | null>(null);
  useScrubbedQuery("password-reset-token");
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({
      rules: {
        password: [required, minLength(SHORTEST_PASSWORD), maxLength(LONGEST_PASSWORD)],
        again: [required, confirmed("password")],
      },
      text: failureText(t),
    }),
  );
  if (outcome !== null) {
    return (
      <NarrowPage title={t("pages.newPasswordTitle")}>
        <p role="status">{t(outcome === "saved" ? "pages.passwordSaved" : "pages.resetGone")}</p>
        <Button href={loginPath()} size="lg" fullWidth>
          {t("signIn")}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t("pages.newPasswordTitle")}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit({
            body: ({ password }) => ({ password, token }),
            send: async (body) => (await browserApi(storefront)).call(passwordResetCall, { body }),
            onSent: () => setOutcome("saved"),
            onRefused: (error) => {
              const isGone = isApiClientError(error) && error.status === 410;
              if (isGone) setOutcome("gone");
              return isGone;
            },
          });
        }}
      >
        <FormAlert problem={state.problem} />
        <TextField
          {...field("password")}
          type="password"
          label={t("pages.newPassword")}
          hint={t("pages.newPasswordHint")}
          autoComplete="new-password"
        />
        <TextField
          {...field("again")}
          type="password"
          label={t("pages.newPasswordAgain")}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" fullWidth loading={state.isSending}>
          {t("pages.savePassword")}
        </Button>
      </form>
    </NarrowPage>
  );
}
