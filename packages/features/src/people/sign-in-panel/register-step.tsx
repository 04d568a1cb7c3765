import type { RegisterStep as Step } from "@tropa/domain/people/login-flow";
import { confirmed, maxLength, minLength } from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { registerForm } from "@tropa/domain/forms/forms";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@tropa/domain/people/password";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useId, useState } from "react";
import { keepDraft, readDraft } from "../../platform/forms/drafts/form-draft.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { AgreementText } from "../contact-fields/agreement-text.tsx";
import { EmailField } from "../contact-fields/email-field.tsx";
import { PhoneField } from "../contact-fields/phone-field.tsx";
import { phoneRules } from "../contact-fields/phone-rules.ts";
import { NewPasswordFields } from "../passwords/new-password-fields.tsx";
import type { NewPasswordValues } from "../passwords/new-password-fields.tsx";
import { AuthorLink } from "./author-link.tsx";
import { useCodeChannels } from "../code-entry/use-code-channels.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { beginSignIn, registerWithPassword } from "../sign-in/sign-in-calls.ts";
import { followRedirect } from "../sign-in/sign-in-result.ts";
import type { SignIn } from "../sign-in/use-sign-in.ts";
import styles from "../sign-in/sign-in.module.css";

type Values = { phone: string; email: string; agree: boolean } & NewPasswordValues;

const ifGiven =
  (rule: Rule): Rule =>
  (value, form) =>
    value === undefined || value === "" ? null : rule(value, form);

const rulesOf = (method: Step["method"]) => ({
  ...registerForm(method),
  ...(method === "phone" && { phone: phoneRules }),
  // Optional: without a password, people sign in by code.
  password: [ifGiven(minLength(SHORTEST_PASSWORD)), ifGiven(maxLength(LONGEST_PASSWORD))],
  confirm_password: [confirmed("password")],
});

/** Registration as a tourist, by phone or e-mail, or as an organizer, who signs in elsewhere. */
export function RegisterStep({
  step,
  signIn,
  canSetPassword,
}: {
  step: Step;
  signIn: SignIn;
  canSetPassword: boolean;
}) {
  const { t } = useTranslation("signIn");
  return (
    <div className={styles.step}>
      <SegmentedControl
        label={t("who")}
        segments={[
          { value: "tourist", label: t("tourist") },
          { value: "author", label: t("author") },
        ]}
        value={step.segment}
        onValueChange={(value) => signIn.choose(value === "author" ? "author" : "tourist")}
      />
      {step.segment === "author" ? (
        <AuthorLink />
      ) : (
        <>
          {/* Separate forms: switching clears the other field. */}
          <ContactForm
            key={step.method}
            method={step.method}
            signIn={signIn}
            canSetPassword={canSetPassword}
          />
          <OtherWays method={step.method} signIn={signIn} />
        </>
      )}
    </div>
  );
}

interface ContactFormProps {
  method: Step["method"];
  signIn: SignIn;
  canSetPassword: boolean;
}

function ContactForm({ method, signIn, canSetPassword }: ContactFormProps) {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const { variant } = storefront;
  const [sender] = useCodeChannels(method === "phone");
  const [isSetting, setSetting] = useState(false);
  const [sendError, setSendError] = useState<string | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({ rules: rulesOf(method), text: failureText(t) }),
  );
  const submit = () => {
    setSendError(null);
    return form.submit({
      body: ({ phone, email: address, password, confirm_password }) => ({
        contact: method === "phone" ? { phone } : { email: address.trim() },
        chosen: isSetting && password !== "" ? { password, confirm_password } : null,
      }),
      send: ({ contact, chosen }) =>
        chosen === null
          ? beginSignIn(storefront, contact, sender)
          : registerWithPassword(storefront, contact, chosen),
      onSent: (answer) => {
        // An API that needs no code says nothing of the account, and this form makes new ones.
        if ("profile" in answer) signIn.signedIn({ is_new: true, ...answer });
        else if (answer.send_error_reason === undefined) signIn.codeSent(answer);
        else setSendError(answer.send_error_reason);
      },
      onRefused: followRedirect,
    });
  };
  return (
    <CallForm
      problem={sendError === null ? state.problem : { kind: "refused", messages: [sendError] }}
      onInput={(event) => keepDraft("signIn", event.currentTarget)}
      onSubmit={() => {
        void submit();
      }}
    >
      {/* Password managers and passkeys offer their data in either field. */}
      {method === "phone" ? (
        <PhoneField
          {...field("phone")}
          label={t("phone")}
          autoComplete="tel webauthn"
          defaultValue={readDraft("signIn").phone}
        />
      ) : (
        <EmailField
          {...field("email")}
          label={t("email")}
          defaultValue={readDraft("signIn").email}
          autoComplete="username webauthn"
          onSuggestionAccepted={(address) => form.set("email", address)}
        />
      )}
      {isSetting && <NewPasswordFields field={field} />}
      {canSetPassword && !isSetting && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.setPassword}
          onClick={() => setSetting(true)}
        >
          {t("setPassword")}
        </Button>
      )}
      <Checkbox {...field("agree")} defaultChecked={variant.consentByDefault}>
        <AgreementText />
      </Checkbox>
      <Button type="submit" size="lg" fullWidth loading={state.isSending}>
        {t("getCode")}
      </Button>
    </CallForm>
  );
}

/** Ways to sign in without this contact or without a code. */
function OtherWays({ method, signIn }: Pick<ContactFormProps, "method" | "signIn">) {
  const { t } = useTranslation("signIn");
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.ways}>
      <p id={id}>{t("otherWays")}</p>
      <Button
        variant="secondary"
        icon={method === "phone" ? "mail" : "phone"}
        onClick={signIn.switchMethod}
      >
        {t(method === "phone" ? "byEmail" : "byPhone")}
      </Button>
      <Button variant="secondary" icon="lock" onClick={() => signIn.setWay("password")}>
        {t("byPassword")}
      </Button>
      <PasskeyButton signIn={signIn} />
    </div>
  );
}
