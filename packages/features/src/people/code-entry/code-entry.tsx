import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { minLength, required } from "@tropa/domain/forms/form-rules";
import { secondsToResend } from "@tropa/domain/people/login-flow";
import { Button } from "@tropa/ui-kit/button";
import { Countdown } from "@tropa/ui-kit/countdown";
import { OneTimeCode } from "@tropa/ui-kit/one-time-code";
import { useState } from "react";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { SentCode } from "./code-on-its-way.ts";
import styles from "./code-entry.module.css";

export interface CodeEntryProps<Answer> {
  code: SentCode;
  /** Text of the button that sends the code. */
  action: string;
  /** Whether to send the code only by the button, not with its last digit; for actions that cannot be undone. */
  waitsForButton?: boolean;
  verify: (digits: string) => Promise<Answer>;
  onVerified: (answer: Answer) => void;
  onRefused?: (error: unknown) => boolean;
  /** Sends another code; by the same channel if none is named. */
  resend: (by?: CodeChannel) => Promise<CodeSent>;
  /** Channels for another code, including the current one. */
  channels?: readonly CodeChannel[];
  onResent: (sent: CodeSent) => void;
  onCancel: () => void;
}

const none: readonly CodeChannel[] = [];

/**
 * Step after a code was sent: enter it, request another, or cancel (docs/product/accounts-and-sessions.md#signing-in).
 */
export function CodeEntry<Answer>({
  code,
  action,
  waitsForButton = false,
  verify,
  onVerified,
  onRefused,
  resend,
  channels = none,
  onResent,
  onCancel,
}: CodeEntryProps<Answer>) {
  const { t } = useTranslation("signIn");
  const { login, codeLength, sender, resendAt } = code;
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ code: string }>({
      rules: { code: [required, minLength(codeLength)] },
      text: (failure) =>
        failure.key === "minLength"
          ? t("codeIncomplete", { count: codeLength })
          : failureText(t)(failure),
    }),
  );
  const submit = () =>
    form.submit({
      body: (values) => values.code,
      send: verify,
      onSent: onVerified,
      ...(onRefused && { onRefused }),
    });
  return (
    <CallForm
      problem={state.problem}
      onSubmit={() => {
        void submit();
      }}
    >
      <p>{t(`sentBy.${sender}`, { login })}</p>
      <OneTimeCode
        {...field("code")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has been asked for, and this is all that it is about
        autoFocus
        label={t("code")}
        length={codeLength}
        onValueChange={(digits) => form.set("code", digits)}
        {...(!waitsForButton && { onComplete: () => void submit() })}
      />
      <Button
        type="submit"
        variant={waitsForButton ? "danger" : "primary"}
        size="lg"
        fullWidth
        loading={state.isSending}
      >
        {action}
      </Button>
      <div className={styles.others}>
        <Resend
          key={resendAt}
          resendAt={resendAt}
          resend={resend}
          otherWays={channels.filter((one) => one !== sender)}
          onResent={onResent}
        />
        <Button variant="ghost" size="sm" className={styles.cancel} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </CallForm>
  );
}

type ResendProps = Pick<SentCode, "resendAt"> &
  Pick<CodeEntryProps<never>, "resend" | "onResent"> & { otherWays: readonly CodeChannel[] };

/** Requests another code, by the same or another channel, once that is allowed (docs/product/constants.md#times). */
function Resend({ resendAt, resend, otherWays, onResent }: ResendProps) {
  const { t } = useTranslation("signIn");
  const [seconds] = useState(() => secondsToResend({ resendAt }, Date.now()));
  const [mayResend, setMayResend] = useState(seconds === 0);
  const [sendError, setSendError] = useState<string | null>(null);
  const { isRunning, problem, run } = useCall();
  const press = (by?: CodeChannel) =>
    run({
      body: {},
      send: () => resend(by),
      onDone: (sent) => {
        if (sent.send_error_reason === undefined) onResent(sent);
        else setSendError(sent.send_error_reason);
      },
    });
  if (!mayResend) {
    return (
      <span className={styles.wait}>
        <Countdown
          seconds={seconds}
          onEnd={() => setMayResend(true)}
          format={(left) => t("resendIn", { seconds: left })}
        />
      </span>
    );
  }
  return (
    <>
      <Button variant="ghost" size="sm" loading={isRunning} onClick={() => void press()}>
        {t("resend")}
      </Button>
      {otherWays.length > 0 && (
        <div role="group" aria-label={t("channel.label")} className={styles.ways}>
          <span aria-hidden="true">{t("channel.label")}</span>
          {otherWays.map((channel) => (
            <Button
              key={channel}
              variant="secondary"
              size="sm"
              disabled={isRunning}
              onClick={() => void press(channel)}
            >
              {t(`channel.${channel}`)}
            </Button>
          ))}
        </div>
      )}
      <FormAlert
        problem={sendError === null ? problem : { kind: "refused", messages: [sendError] }}
      />
    </>
  );
}
