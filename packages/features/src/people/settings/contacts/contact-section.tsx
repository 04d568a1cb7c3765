import type { CodeSent, Profile } from "@tropa/api-contract/people/account";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { sentCode } from "../../code-entry/code-on-its-way.ts";
import type { SentCode } from "../../code-entry/code-on-its-way.ts";
import { contactCalls } from "./contact-calls.ts";
import type { ContactKind } from "./contact-calls.ts";
import { SettingsSection } from "../settings-section.tsx";
import { deleteSettingsDraft, readSettingsDraft } from "../settings-draft.ts";
import styles from "../settings.module.css";

const valueOf = (kind: ContactKind, profile: Profile) =>
  kind === "email" ? profile.email : profile.phone;
const isConfirmed = (kind: ContactKind, profile: Profile) =>
  kind === "email" ? profile.is_email_confirmed : profile.is_phone_confirmed;

/** Loaded on the press to change or confirm. */
const ContactChange = lazy(() => import("./contact-change.tsx"));

type Step = { step: "shown" } | { step: "form" } | { step: "code"; code: SentCode };

/** The account's e-mail or phone: shows, confirms and changes it. */
export function ContactSection({ kind, profile }: { kind: ContactKind; profile: Profile }) {
  const draft = `draft-${kind}-${profile.id}` as const;
  // A draft from before a reload opens the form.
  const [step, setStep] = useState<Step>(() => ({
    step: readSettingsDraft(draft)[kind] === undefined ? "shown" : "form",
  }));
  const codeSent = (sent: CodeSent) => setStep({ step: "code", code: sentCode(sent, Date.now()) });
  const close = () => {
    deleteSettingsDraft(draft);
    setStep({ step: "shown" });
  };
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
      {step.step !== "shown" && (
        <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
          <ContactChange
            kind={kind}
            draft={draft}
            code={step.step === "code" ? step.code : null}
            onSent={codeSent}
            onClose={close}
          />
        </Suspense>
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
