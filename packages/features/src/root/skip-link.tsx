import { useTranslation } from "../platform/translation.ts";
import styles from "./skip-link.module.css";

export const mainId = "main";

/** The first thing a keyboard reaches: past the header, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.root} href={`#${mainId}`}>
      {t("skipToContent")}
    </a>
  );
}
