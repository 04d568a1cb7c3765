import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { lazy, Suspense, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import type { SentRequest } from "../calls/last-request.ts";
import { PhoneField } from "../../people/contact-fields/phone-field.tsx";
import { phoneRules } from "../../people/contact-fields/phone-rules.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { SmsRefused } from "./sms-refused.ts";
import styles from "./sms-link.module.css";

const SmsSent = lazy(() => import("./sms-sent.tsx"));

/**
 * Sends a link to the messenger's chat by text message (docs/product/help-requests.md#after-sending). Works once; then
 * the field is cleared and the button disabled.
 */
export function SmsLink({ sent: request }: { sent: SentRequest }) {
  const { t, i18n } = useTranslation("request");
  const storefront = useStorefront();
  const [sent, setSent] = useState<"no" | "shown" | "seen">("no");
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Key of the phone field, which keeps its own text: a new key clears it. */
  const [round, setRound] = useState(0);
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ number: string }>({
      rules: { number: phoneRules },
      text: failureText(i18n.t),
    }),
  );
  const { error, ...number } = field("number");
  const onSubmit = () => {
    setRefusal(null);
    void form.submit({
      body: (values) => ({
        number: values.number,
        requestId: request.requestId,
        requestToken: request.token,
      }),
      async send(body) {
        const [api, { sendTelegramLinkCall }] = await Promise.all([
          browserApi(storefront),
          import("@tropa/api-contract/sales/calls-interactions"),
        ]);
        const { success } = await api.call(sendTelegramLinkCall, { body });
        if (!success) throw new SmsRefused();
      },
      onSent() {
        setRound(1);
        form.set("number", "");
        setSent("shown");
      },
      onRefused(reason) {
        if (!(reason instanceof SmsRefused)) return false;
        setRefusal(t("sms.unavailable"));
        return true;
      },
    });
  };
  return (
    <Form className={styles.root} onSubmit={onSubmit} aria-label={t("sms.title")}>
      <h4>{t("sms.title")}</h4>
      <FormAlert key={state.attempt} problem={state.problem} />
      <div className={styles.row}>
        <PhoneField
          key={round}
          {...number}
          error={refusal ?? error}
          label={t("fields.phone")}
          labelHidden
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={sent !== "no"}
          loading={state.isSending}
        >
          {t(sent === "no" ? "sms.send" : "sms.isSent")}
        </Button>
      </div>
      {sent === "shown" && (
        <Suspense>
          <SmsSent onClose={() => setSent("seen")} />
        </Suspense>
      )}
    </Form>
  );
}
