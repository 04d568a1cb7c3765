import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { readSiteTokens } from "../../platform/api/site-tokens.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "../sign-in/sign-in.module.css";

/** Organizers sign in elsewhere: a button that opens that page in a new tab. */
export function AuthorLink() {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const [url, setUrl] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    void readSiteTokens(storefront).then((tokens) =>
      tokens ? setUrl(tokens.organizer_login_url) : setFailed(true),
    );
  }, [storefront]);
  if (isFailed) return <FormAlert problem={{ kind: "unreachable" }} />;
  if (url === null) return <Skeleton className={styles.awaitedButton} />;
  return (
    <Button href={url} target="_blank" rel="noopener" size="lg" fullWidth iconEnd="external">
      {t("authorSignIn")}
    </Button>
  );
}
