import type { Profile } from "@tropa/api-contract/people/account";
import { updateProfileCall } from "@tropa/api-contract/people/calls-profile";
import { email, maxLength, personName, required } from "@tropa/domain/forms/form-rules";
import { longestName } from "@tropa/domain/forms/forms";
import { missingProfileFields } from "@tropa/domain/people/profile";
import type { MissingProfileField } from "@tropa/domain/people/profile";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { EmailField } from "../contact-fields/email-field.tsx";
import { setProfile } from "../session/session.ts";
import type { ProfileReason } from "./ask-for-profile.ts";
import { useOwnTurn } from "./use-own-turn.ts";
import styles from "./after-sign-in.module.css";

type Values = Record<MissingProfileField, string>;

const nameRules = [required, maxLength(longestName), personName];

/** Asks for what a profile lacks and nothing else; can always be postponed. */
export default function ProfilePrompt({
  profile,
  reason,
  onClosed,
}: {
  profile: Profile;
  reason: ProfileReason;
  onClosed: () => void;
}) {
  const { t } = useTranslation("account");
  const { variant } = useStorefront();
  const [isClosed, setClosed] = useState(false);
  const isOwnTurn = useOwnTurn();
  // Before a booking, a message or a review it belongs to the form below it, so it need not wait its turn.
  const open = !isClosed && (isOwnTurn || reason !== "signIn");
  // Keep the fields of the first render: saving must not remove fields while the window closes.
  const [missing] = useState(() => missingProfileFields(profile));
  const close = () => {
    setClosed(true);
    afterClosing(onClosed);
  };
  return (
    <Modal open={open} onClose={close} title={t("missing.title")} width={variant.modalWidth}>
      <p className={styles.text}>{t(`missing.reasons.${reason}`)}</p>
      <MissingForm missing={missing} onClose={close} />
    </Modal>
  );
}

function MissingForm({
  missing,
  onClose,
}: {
  missing: readonly MissingProfileField[];
  onClose: () => void;
}) {
  const { t } = useTranslation("account");
  const storefront = useStorefront();
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({
      rules: {
        first_name: missing.includes("first_name") ? nameRules : [],
        last_name: missing.includes("last_name") ? nameRules : [],
        email: missing.includes("email") ? [required, email] : [],
      },
      text: failureText(t),
    }),
  );
  return (
    <CallForm
      problem={state.problem}
      onSubmit={() => {
        void form.submit({
          body: (values) => Object.fromEntries(missing.map((name) => [name, values[name].trim()])),
          send: (body) => callApi(storefront, updateProfileCall, { body }),
          onSent: (changed) => {
            setProfile(changed);
            showToast({ type: "success", text: t("settings:saved") });
            onClose();
          },
        });
      }}
    >
      {missing.includes("first_name") && (
        <TextField
          {...field("first_name")}
          label={t("settings:profile.firstName")}
          autoComplete="given-name"
        />
      )}
      {missing.includes("last_name") && (
        <TextField
          {...field("last_name")}
          label={t("settings:profile.lastName")}
          autoComplete="family-name"
        />
      )}
      {missing.includes("email") && (
        <EmailField
          {...field("email")}
          label={t("settings:email.title")}
          onSuggestionAccepted={(address) => form.set("email", address)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={state.isSending}>
          {t("settings:save")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("missing.later")}
        </Button>
      </div>
    </CallForm>
  );
}
