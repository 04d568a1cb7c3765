import { IconButton } from "@tropa/ui-kit/icon-button";
import type { TFunction } from "@tropa/i18n/translator";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { CodeStep } from "./code-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryStep } from "./recovery-step.tsx";
import { RegisterStep } from "./register-step.tsx";
import { isAwaited } from "../sign-in/use-sign-in.ts";
import type { SignIn } from "../sign-in/use-sign-in.ts";
import styles from "../sign-in/sign-in.module.css";

/** Returns the heading of each step (docs/product/accounts-and-sessions.md#signing-in). */
export function signInTitle({ way, state }: SignIn, t: TFunction<"signIn">): string {
  if (way !== "code") return t(`titles.${way}`);
  return t(state.step === "code" ? "titles.code" : "titles.register");
}

/** The current step of sign-in. */
export function SignInPanel({
  signIn,
  canSetPassword = false,
}: {
  signIn: SignIn;
  /** Offers to set a password at once, on the registration page. */
  canSetPassword?: boolean;
}) {
  const { t } = useTranslation("signIn");
  const { state, way } = signIn;
  if (way === "password") return <PasswordStep signIn={signIn} />;
  if (way === "recovery") return <RecoveryStep signIn={signIn} />;
  if (!isAwaited(state))
    return state.step === "register" ? (
      <RegisterStep step={state} signIn={signIn} canSetPassword={canSetPassword} />
    ) : null;
  return (
    <>
      <IconButton
        icon="arrow-left"
        label={t("back")}
        className={styles.back}
        onClick={signIn.cancel}
      />
      <CodeStep key={state.login} code={state} signIn={signIn} />
    </>
  );
}
