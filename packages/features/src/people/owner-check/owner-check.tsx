import type { CodeSent, Profile } from "@tropa/api-contract/people/account";
import { sendOwnerCodeCall } from "@tropa/api-contract/people/calls-own-account";
import { required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { CodeEntry } from "../code-entry/code-entry.tsx";
import { sentCode } from "../code-entry/code-on-its-way.ts";
import type { SentCode } from "../code-entry/code-on-its-way.ts";
import styles from "./owner-check.module.css";

/** Proof that the signed-in account is one's own. */
export type OwnerProof = { password: string } | { code: string };

export interface OwnerCheckProps<Answer> {
  profile: Profile;
  /** Text of the last button: what happens after the proof. */
  action: string;
  /** The action cannot be undone, so only that button triggers it. */
  isFinal?: boolean;
  /** The call that takes the proof and does the action. */
  verify: (proof: OwnerProof) => Promise<Answer>;
  onVerified: (answer: Answer) => void;
  /** Return true if the screen shows the error itself; false leaves it to the form. */
  onRefused?: (error: unknown) => boolean;
  onCancel: () => void;
}

/** Asks for proof before a sensitive action: the password if the account has one, or a code. */
export function OwnerCheck<Answer>(props: OwnerCheckProps<Answer>) {
  const storefront = useStorefront();
  const [code, setCode] = useState<SentCode | null>(null);
  const { verify, onRefused, profile, isFinal = false, ...rest } = props;
  const codeSent = (sent: CodeSent) => setCode(sentCode(sent, Date.now()));
  const sendCode = () => callApi(storefront, sendOwnerCodeCall, { body: {} });
  if (code) {
    return (
      <CodeEntry
        {...rest}
        {...(onRefused && { onRefused })}
        code={code}
        waitsForButton={isFinal}
        verify={(digits) => verify({ code: digits })}
        resend={sendCode}
        onResent={codeSent}
      />
    );
  }
  return profile.is_password_set ? (
    <PasswordCheck {...props} sendCode={sendCode} onSent={codeSent} />
  ) : (
    <AskForCode {...props} sendCode={sendCode} onSent={codeSent} />
  );
}

interface CodeWay {
  sendCode: () => Promise<CodeSent>;
  onSent: (sent: CodeSent) => void;
}

function PasswordCheck<Answer>({
  profile,
  action,
  isFinal,
  verify,
  onVerified,
  onRefused,
  onCancel,
  ...way
}: OwnerCheckProps<Answer> & CodeWay) {
  const { t } = useTranslation("settings");
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ password: string }>({
      rules: { password: [required] },
      text: failureText(t),
    }),
  );
  return (
    <CallForm
      problem={state.problem}
      onSubmit={() => {
        void form.submit({
          body: ({ password }) => ({ password }),
          send: verify,
          onSent: onVerified,
          ...(onRefused && { onRefused }),
        });
      }}
    >
      {/* Password managers need to know whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        defaultValue={profile.email ?? profile.phone ?? ""}
        readOnly
        hidden
      />
      <TextField
        {...field("password")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a button was pressed, and this is what it asks for
        autoFocus
        type="password"
        label={t("password.current")}
        autoComplete="current-password"
      />
      <div className={styles.actions}>
        <Button type="submit" variant={isFinal ? "danger" : "primary"} loading={state.isSending}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
      <CodeButton {...way} text={t("owner.byCode")} isQuiet />
    </CallForm>
  );
}

function AskForCode<Answer>({ profile, onCancel, ...way }: OwnerCheckProps<Answer> & CodeWay) {
  const { t } = useTranslation("settings");
  const { email, is_email_confirmed: isEmail, phone } = profile;
  return (
    <>
      <p>{t("owner.ask", { contact: (isEmail ? email : phone) ?? "" })}</p>
      <div className={styles.actions}>
        <CodeButton {...way} text={t("sendCode")} />
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </>
  );
}

function CodeButton({
  sendCode,
  onSent,
  text,
  isQuiet = false,
}: CodeWay & { text: string; isQuiet?: boolean }) {
  const [sendError, setSendError] = useState<string | null>(null);
  const { isRunning, problem, run, release } = useCall();
  const press = () =>
    run({
      body: {},
      send: sendCode,
      onDone: (sent) => {
        if (sent.send_error_reason === undefined) {
          onSent(sent);
          return;
        }
        setSendError(sent.send_error_reason);
        release();
      },
    });
  return (
    <>
      <FormAlert
        problem={sendError === null ? problem : { kind: "refused", messages: [sendError] }}
      />
      <Button
        variant={isQuiet ? "ghost" : "primary"}
        size={isQuiet ? "sm" : "md"}
        loading={isRunning}
        onClick={() => void press()}
      >
        {text}
      </Button>
    </>
  );
}
