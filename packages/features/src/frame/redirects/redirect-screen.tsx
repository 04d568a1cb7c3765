import { Button } from "@tropa/ui-kit/button";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { NarrowPage } from "../../platform/page/narrow-page.tsx";
import styles from "./redirect-screen.module.css";

/** Asks before leaving for an address of another site. */
export function RedirectScreen({ url }: { url: string }) {
  const { t } = useTranslation("redirect");
  return (
    <NarrowPage title={t("title")}>
      <p>{t("text")}</p>
      <p className={styles.address}>{url}</p>
      <div className={styles.actions}>
        <Button href={url} rel="noopener noreferrer nofollow" variant="secondary">
          {t("follow", { host: new URL(url).host })}
        </Button>
        <Button href="/">{t("stay")}</Button>
      </div>
    </NarrowPage>
  );
}
