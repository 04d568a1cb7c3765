import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { CodeEntry } from "../code-entry/code-entry.tsx";
import { useCodeChannels } from "../code-entry/use-code-channels.ts";
import { sendCodeAgain, signInByCode } from "../sign-in/sign-in-calls.ts";
import type { AwaitedCode } from "../sign-in/sign-in-memory.ts";
import { followRedirect } from "../sign-in/sign-in-result.ts";
import type { SignIn } from "../sign-in/use-sign-in.ts";

/** Signs in by a code. */
export function CodeStep({ code, signIn }: { code: AwaitedCode; signIn: SignIn }) {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const { login, sender } = code;
  const channels = useCodeChannels(sender !== "email");
  return (
    <CodeEntry
      code={code}
      action={t("signIn")}
      verify={(digits) => signInByCode(storefront, { login, code: digits, sender })}
      onVerified={signIn.signedIn}
      onRefused={followRedirect}
      resend={async (by = sender) => sendCodeAgain(await browserApi(storefront), login, by)}
      channels={channels}
      onResent={signIn.codeSent}
      onCancel={signIn.cancel}
    />
  );
}
