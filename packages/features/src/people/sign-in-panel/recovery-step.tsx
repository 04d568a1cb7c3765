import { passwordRecoveryCall } from "@tropa/api-contract/people/calls-accounts";
import { addEmailForm } from "@tropa/domain/forms/forms";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { EmailField } from "../contact-fields/email-field.tsx";
import type { SignIn } from "../sign-in/use-sign-in.ts";
import styles from "../sign-in/sign-in.module.css";

/** Requests a link to reset the password. The answer is the same whether or not the address is known. */
export function RecoveryStep({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ email: string }>({
      rules: addEmailForm,
      text: failureText(t),
    }),
  );
  const back = (
    <Button variant="ghost" size="sm" onClick={() => signIn.setWay("password")}>
      {t("back")}
    </Button>
  );
  if (sentTo !== null) {
    return (
      <div className={styles.form} role="status">
        <p className={styles.done}>
          <Icon name="mail" size={28} />
          {t("recoverySent", { email: sentTo })}
        </p>
        <div className={styles.others}>{back}</div>
      </div>
    );
  }
  return (
    <CallForm
      problem={state.problem}
      onSubmit={() => {
        void form.submit({
          body: ({ email: address }) => ({ email: address.trim() }),
          send: async (body) => {
            await callApi(storefront, passwordRecoveryCall, { body });
            return body.email;
          },
          onSent: setSentTo,
        });
      }}
    >
      <p>{t("recoveryText")}</p>
      <EmailField
        {...field("email")}
        label={t("email")}
        onSuggestionAccepted={(address) => form.set("email", address)}
      />
      <Button type="submit" size="lg" fullWidth loading={state.isSending}>
        {t("sendLink")}
      </Button>
      <div className={styles.others}>{back}</div>
    </CallForm>
  );
}
