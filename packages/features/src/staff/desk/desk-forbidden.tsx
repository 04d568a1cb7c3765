import { Button } from "@tropa/ui-kit/button";
import { ErrorScene } from "../../platform/errors/error-scene.tsx";
import { signOut } from "../../people/session/sign-out.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { staffSignInPath } from "../../platform/links/staff-paths.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useLocation } from "react-router";
import styles from "../../platform/errors/error-page.module.css";

/** Shown to people without access, with a way to sign in to another account. */
export function DeskForbidden() {
  const { t } = useTranslation("errors");
  const storefront = useStorefront();
  const { pathname } = useLocation();
  const { isRunning, problem, run } = useCall();
  const signIn = absoluteUrl(storefront, storefront.locale, staffSignInPath(pathname));
  return (
    <section className={styles.message}>
      <ErrorScene kind="403" />
      <h1>{t("403.title")}</h1>
      <p>{t("403.text")}</p>
      <FormAlert problem={problem} />
      <div className={styles.actions}>
        <Button
          loading={isRunning}
          onClick={() =>
            void run({
              body: {},
              send: () => signOut(storefront),
              onDone: () => window.location.assign(signIn),
            })
          }
        >
          {t("403.signIn")}
        </Button>
        <Button variant="secondary" href="/">
          {t("home")}
        </Button>
      </div>
    </section>
  );
}
