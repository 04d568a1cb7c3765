import type { CodeSent, Profile } from "@tropa/api-contract/people/account";
import {
  confirmEmailCall,
  emailConfirmationRequestCall,
} from "@tropa/api-contract/people/calls-profile";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useState } from "react";
import { NarrowPage } from "../../platform/page/narrow-page.tsx";
import { browserApi, callApi } from "../../platform/api/browser-api.ts";
import { lazyScreen } from "../../platform/browser/lazy-screen.tsx";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { settingsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { sentCode } from "../code-entry/code-on-its-way.ts";
import type { SentCode } from "../code-entry/code-on-its-way.ts";
import { withOwnerCheck } from "../owner-check/with-owner-check.ts";
import { OwnerCheckDialog } from "../owner-check/owner-window.tsx";
import { WithSession } from "../private-page/with-session.tsx";
import { setProfile } from "../session/session.ts";
import styles from "../code-entry/code-entry.module.css";

const { LazyScreen: CodeEntry } = lazyScreen(
  async () => (await import("../code-entry/code-entry.tsx")).CodeEntry<Profile>,
);
const skeleton = <Skeleton shape="block" height="10rem" />;

/** `/email-confirm`: confirms the account's e-mail by a code. */
export function EmailConfirmPage() {
  const { t } = useTranslation("settings");
  return (
    <NarrowPage title={t("emailConfirm.title")}>
      <WithSession skeleton={skeleton}>
        {(profile) => (
          <>
            <OwnerCheckDialog profile={profile} />
            <Confirmation profile={profile} />
          </>
        )}
      </WithSession>
    </NarrowPage>
  );
}

function Confirmation({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const [code, setCode] = useState<SentCode | null>(null);
  const { isRunning, problem, run } = useCall();
  const send = async () => {
    const api = await browserApi(storefront);
    return withOwnerCheck(() => api.call(emailConfirmationRequestCall, { body: {} }));
  };
  const [sendError, setSendError] = useState<string | null>(null);
  const sent = (answer: CodeSent) => {
    setSendError(answer.send_error_reason ?? null);
    if (answer.send_error_reason === undefined) setCode(sentCode(answer, Date.now()));
  };

  if (profile.email === null || profile.is_email_confirmed) {
    return (
      <>
        <p role="status">{t(profile.email === null ? "emailConfirm.none" : "emailConfirm.done")}</p>
        <Button href={settingsPath()} size="lg" fullWidth>
          {t("emailConfirm.toSettings")}
        </Button>
      </>
    );
  }
  if (code) {
    return (
      <CodeEntry
        waiting={skeleton}
        code={code}
        action={t("confirm")}
        verify={(digits) => callApi(storefront, confirmEmailCall, { body: { code: digits } })}
        onVerified={setProfile}
        resend={send}
        onResent={sent}
        onCancel={() => setCode(null)}
      />
    );
  }
  return (
    <div className={styles.root}>
      <p>{t("emailConfirm.text", { email: profile.email })}</p>
      <FormAlert
        problem={sendError === null ? problem : { kind: "refused", messages: [sendError] }}
      />
      <Button
        size="lg"
        fullWidth
        loading={isRunning}
        onClick={() => void run({ body: {}, send, onDone: sent })}
      >
        {t("sendCode")}
      </Button>
    </div>
  );
}
