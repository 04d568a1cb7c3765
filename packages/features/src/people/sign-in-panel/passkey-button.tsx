import { isApiClientError } from "@tropa/api-client/api-client-error";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useEffectEvent, useState } from "react";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { formFailure } from "../../platform/forms/problems/form-problem.ts";
import type { FormProblem } from "../../platform/forms/problems/form-problem.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import {
  canOfferPasskeys,
  canUsePasskeys,
  isGivenUp,
  signInByPasskey,
  stopOffering,
} from "../passkeys/sign-in-by-passkey.ts";
import { followRedirect } from "../sign-in/sign-in-result.ts";
import type { SignIn } from "../sign-in/use-sign-in.ts";
import styles from "../sign-in/sign-in.module.css";

/** Signs in by a passkey: suggested in the field where the browser can, and by a button. */
export function PasskeyButton({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const failed = (error: unknown) => {
    if (isGivenUp(error) || followRedirect(error)) return;
    const { problem: refusal } = formFailure(error, []);
    if (refusal?.kind === "blocked") return setProblem(refusal);
    const isRefused = isApiClientError(error) && error.status === 401;
    setProblem(
      isRefused ? { kind: "refused", messages: [t("passkeyUnknown")] } : { kind: "unreachable" },
    );
    return undefined;
  };
  const signedIn = useEffectEvent(signIn.signedIn);
  const refused = useEffectEvent(failed);

  useEffect(() => {
    let isGone = false;
    const offer = async () => {
      if (!(await canOfferPasskeys()) || isGone) return;
      signedIn(await signInByPasskey(storefront, { offered: true }), "passkey");
    };
    // An unrequested offer fails silently unless the API has refused it: there are other ways to sign in.
    offer().catch((error: unknown) => {
      if (!isGone && isApiClientError(error) && error.kind === "http") refused(error);
    });
    return () => {
      isGone = true;
      stopOffering();
    };
  }, [storefront]);

  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      signIn.signedIn(await signInByPasskey(storefront, { offered: false }), "passkey");
    } catch (error) {
      failed(error);
      setBusy(false);
    }
  };

  if (!canUsePasskeys()) return null;
  return (
    <>
      <div className={styles.problem}>
        <FormAlert problem={problem} />
      </div>
      <Button variant="secondary" icon="shield" loading={isBusy} onClick={() => void press()}>
        {t("byPasskey")}
      </Button>
    </>
  );
}
