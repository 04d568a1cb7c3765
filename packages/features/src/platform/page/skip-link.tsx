import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./skip-link.module.css";

export const mainId = "main";

/** Out of sight until a keyboard reaches it: the way past what comes before an element. */
export function SkipTo({ id, children }: { id: string; children: string }) {
  return (
    <a className={styles.root} href={`#${id}`}>
      {children}
    </a>
  );
}

/** The first thing a keyboard reaches: past the header, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation("common");
  return <SkipTo id={mainId}>{t("skipToContent")}</SkipTo>;
}
