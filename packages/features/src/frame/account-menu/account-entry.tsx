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

/** Sign-in link: opens a window over the page, or the sign-in page without scripts. */
function SignInLink() {
  const { t } = useTranslation("common");
  return (
    <Link
      href={loginPath()}
      variant="bare"
      rel="nofollow"
      className={styles.root}
      onClick={(event) => {
        // Let the browser open a new tab, such as on Ctrl+click.
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

/**
 * The header's account button or sign-in link. The server's page is the same for everybody, so it starts as the link.
 */
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
  // The session is not known yet; reserve the space meanwhile.
  if ((status === "unknown" || status === "unreachable") && hasMark)
    return <span className={styles.root} />;
  return <SignInLink />;
}
