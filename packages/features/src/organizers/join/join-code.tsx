import { CodeEntry } from "../../people/code-entry/code-entry.tsx";
import { sendCodeAgain } from "../../people/sign-in/sign-in-calls.ts";
import { followRedirect } from "../../people/sign-in/sign-in-result.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { AwaitedApplication, Join } from "./use-join.ts";
import styles from "./join.module.css";

/** Asks for the code that creates the account or signs in to it; the application is sent with it. */
export function JoinCode({ awaited, join }: { awaited: AwaitedApplication; join: Join }) {
  const { t } = useTranslation("join");
  const storefront = useStorefront();
  const { code, body } = awaited;
  return (
    <div className={styles.code}>
      <h3>{t("codeTitle")}</h3>
      <CodeEntry
        code={code}
        action={t("form.send")}
        verify={(digits) => join.verify(code, digits)}
        onVerified={(answer) => void join.enter(answer, body)}
        onRefused={followRedirect}
        resend={async (by = code.sender) =>
          sendCodeAgain(await browserApi(storefront), code.login, by)
        }
        channels={join.channels}
        onResent={join.resent}
        onCancel={join.cancel}
      />
    </div>
  );
}
