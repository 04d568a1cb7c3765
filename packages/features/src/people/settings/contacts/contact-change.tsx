import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { email, required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { CallForm } from "../../../platform/forms/call-form.tsx";
import { createApiForm } from "../../../platform/forms/api-form.ts";
import { failureText } from "../../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { CodeEntry } from "../../code-entry/code-entry.tsx";
import { useCodeChannels } from "../../code-entry/use-code-channels.ts";
import type { SentCode } from "../../code-entry/code-on-its-way.ts";
import { EmailField } from "../../contact-fields/email-field.tsx";
import { PhoneField } from "../../contact-fields/phone-field.tsx";
import { phoneRules } from "../../contact-fields/phone-rules.ts";
import { setProfile } from "../../session/session.ts";
import { contactCalls } from "./contact-calls.ts";
import type { ContactKind } from "./contact-calls.ts";
import { saveSettingsDraft, readSettingsDraft } from "../settings-draft.ts";
import type { SettingsDraft } from "../settings-draft.ts";
import styles from "../settings.module.css";

/** Form for a new contact, then for the code that confirms it. */
export default function ContactChange({
  kind,
  draft,
  code,
  onSent,
  onClose,
}: {
  kind: ContactKind;
  /** Keeps what is typed across a reload. */
  draft: SettingsDraft;
  /** The code that was sent; null while the contact is being entered. */
  code: SentCode | null;
  onSent: (sent: CodeSent) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const calls = contactCalls[kind];
  const channels = useCodeChannels(kind === "phone");
  if (code === null)
    return (
      <NewContact
        kind={kind}
        draft={draft}
        sender={channels[0]}
        onSent={onSent}
        onCancel={onClose}
      />
    );
  return (
    <CodeEntry
      code={code}
      action={t("confirm")}
      verify={async (digits) => calls.confirm(await browserApi(storefront), digits)}
      onVerified={(changed) => {
        setProfile(changed);
        showToast({ type: "success", text: t(`${kind}.changed`) });
        onClose();
      }}
      resend={async (by = code.sender) => calls.resend(await browserApi(storefront), by)}
      channels={channels}
      onResent={onSent}
      onCancel={onClose}
    />
  );
}

type NewContactProps = {
  kind: ContactKind;
  draft: SettingsDraft;
  sender: CodeChannel | undefined;
  onSent: (sent: CodeSent) => void;
  onCancel: () => void;
};

function NewContact({ kind, draft, sender, onSent, onCancel }: NewContactProps) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
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
      onInput={(event) => saveSettingsDraft(draft, event)}
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
          defaultValue={readSettingsDraft(draft).email}
          onSuggestionAccepted={(address) => form.set("email", address)}
        />
      ) : (
        <PhoneField
          {...field("phone")}
          label={t("phone.new")}
          defaultValue={readSettingsDraft(draft).phone}
        />
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
