import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useLocation, useSearchParams } from "react-router";
import { NarrowPage } from "../../platform/page/narrow-page.tsx";
import { registerPath } from "../../platform/links/paths.ts";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSession } from "../session/session.ts";
import { NewPassword } from "./new-password.tsx";
import { SignInPanel, signInTitle } from "../sign-in-panel/sign-in-panel.tsx";
import { ownPath } from "../sign-in/sign-in-result.ts";
import { useSignIn } from "../sign-in/use-sign-in.ts";
import styles from "../sign-in/sign-in.module.css";

/** `/login` and `/register`: the sign-in window's content as a page. Links to reset a password lead here, too. */
export function SignInPage() {
  const [query] = useSearchParams();
  const resetToken = query.get("password-reset-token");
  // Only the browser knows the tab's current step.
  if (!useIsHydrated()) return <SignInFrame isReset={resetToken !== null} />;
  return resetToken === null ? (
    <SignInForm to={ownPath(query.get("to")) ?? "/"} />
  ) : (
    <NewPassword token={resetToken} />
  );
}

function SignInFrame({ isReset }: { isReset: boolean }) {
  const { t } = useTranslation("signIn");
  return (
    <NarrowPage title={t(isReset ? "pages.newPasswordTitle" : "titles.register")}>
      <Skeleton shape="block" height="22rem" />
    </NarrowPage>
  );
}

function SignInForm({ to }: { to: string }) {
  const { t } = useTranslation("signIn");
  const { pathname } = useLocation();
  const { status, profile } = useSession();
  const signIn = useSignIn(to);
  return (
    <NarrowPage title={signInTitle(signIn, t)}>
      {status === "signedIn" && profile ? (
        <div className={styles.form}>
          <p>{t("pages.signedInAlready")}</p>
          <Button href={to} size="lg" fullWidth>
            {t("pages.goOn")}
          </Button>
        </div>
      ) : (
        <SignInPanel signIn={signIn} canSetPassword={pathname === registerPath()} />
      )}
    </NarrowPage>
  );
}
