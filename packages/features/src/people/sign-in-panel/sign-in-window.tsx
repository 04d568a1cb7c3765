import { Modal } from "@tropa/ui-kit/modal";
import { useEffect, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { keepFocus } from "../../platform/focus/keep-focus.ts";
import { useSession } from "../session/session.ts";
import { closeSignIn } from "../sign-in/open-sign-in.ts";
import type { SignInRequest } from "../sign-in/open-sign-in.ts";
import { SignInPanel, signInTitle } from "./sign-in-panel.tsx";
import { continueSession } from "../sign-in/sign-in-result.ts";
import { useSignIn } from "../sign-in/use-sign-in.ts";
import styles from "../sign-in/sign-in.module.css";

/** Sign-in in a window over the page. */
export default function SignInWindow({ request }: { request: SignInRequest }) {
  const { t } = useTranslation("signIn");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    afterClosing(closeSignIn);
  };
  const signIn = useSignIn(
    request.to ?? null,
    (answer) => {
      const isBack = request.reason === "ended" && continueSession(answer);
      if (isBack) close();
      return isBack;
    },
    request.isAuthor,
  );
  const status = useSession((session) => session.status);
  const isDone = request.isAuthor === true && status === "signedIn";
  // They have signed in elsewhere, in another tab.
  useEffect(() => {
    if (isDone) afterClosing(closeSignIn);
  }, [isDone]);
  return (
    <Modal
      open={open && !isDone}
      onClose={close}
      title={signInTitle(signIn, t)}
      width={variant.modalWidth}
    >
      {/* People who pressed "sign in" need no reason. */}
      {request.reason !== "wanted" && (
        <p className={styles.reason}>{t(`reasons.${request.reason}`)}</p>
      )}
      <div ref={keepFocus}>
        <SignInPanel signIn={signIn} />
      </div>
    </Modal>
  );
}
