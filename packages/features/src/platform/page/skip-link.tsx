import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./skip-link.module.css";

export const mainId = "main";

/** A link that skips to an element; hidden until focused by keyboard. */
export function SkipTo({ id, children }: { id: string; children: string }) {
  return (
    <a className={styles.root} href={`#${id}`}>
      {children}
    </a>
  );
}

/** Skips the header; the first focusable element of a page. */
export function SkipLink() {
  const { t } = useTranslation("common");
  return <SkipTo id={mainId}>{t("skipToContent")}</SkipTo>;
}
