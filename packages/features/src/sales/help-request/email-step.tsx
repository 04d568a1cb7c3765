import { addEmailForm } from "@tropa/domain/forms/forms";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { Icon } from "@tropa/ui-kit/icon";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { EmailField } from "../../people/contact-fields/email-field.tsx";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { sendHelpRequest } from "./help-form.ts";
import type { HelpBody } from "./help-form.ts";
import type { SentRequest } from "../calls/last-request.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import styles from "./help-success.module.css";

/** Adds an e-mail address to a request just sent (docs/product/forms.md#the-forms). */
export function EmailStep({ sent }: { sent: SentRequest }) {
  const { t, i18n } = useTranslation("request");
  const storefront = useStorefront();
  const [saved, setSaved] = useState<string | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ email: string }>({
      rules: addEmailForm,
      text: failureText(i18n.t),
    }),
  );
  const onSubmit = () => {
    void form.submit({
      body: (values): HelpBody => ({
        type: "add_email_to_request",
        request_id_to_update: sent.requestId,
        request_token: sent.token,
        email: values.email.trim(),
      }),
      send: async (body, key) => {
        await sendHelpRequest(storefront, body, key);
        return body.email ?? "";
      },
      onSent: setSaved,
    });
  };
  if (saved !== null) {
    return (
      <p className={styles.saved} role="status">
        <Icon name="check-circle" size={22} />
        {t("success.emailSaved", { email: saved })}
      </p>
    );
  }
  return (
    <Form className={styles.email} onSubmit={onSubmit} aria-label={t("success.emailTitle")}>
      <h3>{t("success.emailTitle")}</h3>
      <FormAlert key={state.attempt} problem={state.problem} />
      <div className={styles.emailRow}>
        <EmailField
          {...field("email")}
          onSuggestionAccepted={(address) => form.set("email", address)}
          label={t("fields.email")}
          labelHidden
          placeholder="name@example.com"
        />
        <Button type="submit" loading={state.isSending}>
          {t("success.emailSend")}
        </Button>
      </div>
    </Form>
  );
}
