import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { recordsHref } from "./record-address.ts";
import styles from "./records-part.module.css";

export function BackToRecords() {
  const { t } = useTranslation("staffDesk");
  return (
    <Link href={recordsHref} className={styles.back}>
      <Icon name="chevron-left" size={18} />
      {t("records.list")}
    </Link>
  );
}
