import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Suspense } from "react";
import { routedPath } from "../../platform/links/routed-links.ts";
import { loginPath } from "../../platform/links/paths.ts";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useHasSessionMark, useSession } from "../../people/session/session.ts";
import { openSignIn } from "../../people/sign-in/open-sign-in.ts";
import styles from "./account-entry.module.css";

const AccountMenu = lazyPart("people", () => import("./account-menu.tsx"));

/** The way to sign in: a link that works without a script, and a window over the page with one. */
function SignInLink() {
  const { t } = useTranslation("common");
  return (
    <Link
      href={loginPath()}
      variant="bare"
      rel="nofollow"
      className={styles.root}
      onClick={(event) => {
        // A press that asks for a tab of its own is the browser's business.
        if (routedPath(event.nativeEvent, "") === null) return;
        event.preventDefault();
        openSignIn({ reason: "wanted" });
      }}
    >
      <Icon name="user" size={20} />
      <span className={styles.text}>{t("signIn")}</span>
    </Link>
  );
}

/** Who reads the page, in its header: the server's page knows nobody, so all of them begin alike. */
export function AccountEntry() {
  const { status, profile } = useSession();
  const hasMark = useHasSessionMark();
  if (status === "signedIn" && profile) {
    return (
      <Suspense fallback={<span className={styles.root} />}>
        <AccountMenu profile={profile} />
      </Suspense>
    );
  }
  // It is known in a moment who it is, or once there is a connection: until then the place is held.
  if ((status === "unknown" || status === "unreachable") && hasMark)
    return <span className={styles.root} />;
  return <SignInLink />;
}
