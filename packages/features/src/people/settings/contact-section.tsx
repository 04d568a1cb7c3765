import type { CodeSent, Profile } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { email, required } from "@tropa/domain/forms/form-rules";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { ChannelChoice } from "../code-entry/channel-choice.tsx";
import { CodeEntry, codeOnItsWay } from "../code-entry/code-entry.tsx";
import type { CodeOnItsWay } from "../code-entry/code-entry.tsx";
import { EmailField } from "../contact-fields/email-field.tsx";
import { PhoneField } from "../contact-fields/phone-field.tsx";
import { phoneRules } from "../contact-fields/phone-rules.ts";
import { setProfile } from "../session/session.ts";
import { contactCalls } from "./contact-calls.ts";
import type { ContactKind } from "./contact-calls.ts";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./settings.module.css";

const valueOf = (kind: ContactKind, profile: Profile) =>
  kind === "email" ? profile.email : profile.phone;
const isConfirmed = (kind: ContactKind, profile: Profile) =>
  kind === "email" ? profile.is_email_confirmed : profile.is_phone_confirmed;

type Step = { step: "shown" } | { step: "form" } | { step: "code"; code: CodeOnItsWay };

/** The e-mail or the phone of an account: shown, confirmed, changed by a code to the new one. */
export function ContactSection({ kind, profile }: { kind: ContactKind; profile: Profile }) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const [step, setStep] = useState<Step>({ step: "shown" });
  const calls = contactCalls[kind];
  const codeSent = (sent: CodeSent) =>
    setStep({ step: "code", code: codeOnItsWay(sent, Date.now()) });
  const close = () => setStep({ step: "shown" });
  return (
    <SettingsSection id={kind}>
      {step.step === "shown" && (
        <Shown
          kind={kind}
          profile={profile}
          onChange={() => setStep({ step: "form" })}
          onSent={codeSent}
        />
      )}
      {step.step === "form" && <NewContact kind={kind} onSent={codeSent} onCancel={close} />}
      {step.step === "code" && (
        <CodeEntry
          code={step.code}
          action={t("confirm")}
          verify={async (digits) => calls.confirm(await browserApi(storefront), digits)}
          onVerified={(changed) => {
            setProfile(changed);
            showToast({ type: "success", text: t(`${kind}.changed`) });
            close();
          }}
          resend={async () => calls.resend(await browserApi(storefront), step.code.sender)}
          onResent={codeSent}
          onCancel={close}
        />
      )}
    </SettingsSection>
  );
}

interface ShownProps {
  kind: ContactKind;
  profile: Profile;
  onChange: () => void;
  onSent: (sent: CodeSent) => void;
}

function Shown({ kind, profile, onChange, onSent }: ShownProps) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const { isRunning, problem, run } = useCall();
  const [sendError, setSendError] = useState<string | null>(null);
  const value = valueOf(kind, profile);
  const confirm = () => {
    setSendError(null);
    return run({
      body: {},
      send: async () => contactCalls[kind].resend(await browserApi(storefront), undefined),
      onDone: (sent) => {
        if (sent.send_error_reason === undefined) onSent(sent);
        else setSendError(sent.send_error_reason);
      },
    });
  };
  return (
    <>
      <p className={styles.value}>
        {value === null ? (
          t(`${kind}.none`)
        ) : (
          <>
            <span>{kind === "phone" ? readablePhone(value) : value}</span>
            <Badge tone={isConfirmed(kind, profile) ? "success" : "warning"}>
              {t(isConfirmed(kind, profile) ? "confirmed" : "unconfirmed")}
            </Badge>
          </>
        )}
      </p>
      <p className={styles.hint}>{t(`${kind}.hint`)}</p>
      <FormAlert
        problem={sendError === null ? problem : { kind: "refused", messages: [sendError] }}
      />
      <div className={styles.actions}>
        {value !== null && !isConfirmed(kind, profile) && (
          <Button loading={isRunning} onClick={() => void confirm()}>
            {t("confirm")}
          </Button>
        )}
        <Button variant="secondary" onClick={onChange}>
          {t(value === null ? "add" : "change")}
        </Button>
      </div>
    </>
  );
}

type NewContactProps = {
  kind: ContactKind;
  onSent: (sent: CodeSent) => void;
  onCancel: () => void;
};

function NewContact({ kind, onSent, onCancel }: NewContactProps) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const [sender, setSender] = useState<CodeChannel | undefined>(
    kind === "phone" ? storefront.variant.phoneCodeChannels[0] : undefined,
  );
  const [sendError, setSendError] = useState<string | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<Record<ContactKind, string>>({
      rules: {
        email: kind === "email" ? [required, email] : [],
        phone: kind === "phone" ? phoneRules : [],
      },
      text: failureText(t),
    }),
  );
  return (
    <CallForm
      problem={sendError === null ? state.problem : { kind: "refused", messages: [sendError] }}
      onSubmit={() => {
        setSendError(null);
        void form.submit({
          body: (values) => values[kind].trim(),
          send: async (value) =>
            contactCalls[kind].change(await browserApi(storefront), value, sender),
          onSent: (sent) => {
            if (sent.send_error_reason === undefined) onSent(sent);
            else setSendError(sent.send_error_reason);
          },
        });
      }}
    >
      {kind === "email" ? (
        <EmailField
          {...field("email")}
          label={t("email.new")}
          onMeant={(address) => form.set("email", address)}
        />
      ) : (
        <>
          <PhoneField {...field("phone")} label={t("phone.new")} />
          <ChannelChoice value={sender} onValueChange={setSender} />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={state.isSending}>
          {t("sendCode")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </CallForm>
  );
}
