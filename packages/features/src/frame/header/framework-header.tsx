import { brandName } from "@tropa/domain/storefront/variant-config";
import { Link } from "@tropa/ui-kit/link";
import { helpPath } from "../../platform/links/paths.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { PreferenceMenu } from "./preference-menu.tsx";
import styles from "./site-header.module.css";

/** Brand, language and help for pages about one act: nothing that leads away from it (decisions, 31). */
export function FrameworkHeader() {
  const { t } = useTranslation();
  const { variant, locale } = useStorefront();
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        <Link href="/" variant="bare" className={styles.brand}>
          <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <path d={variant.brand.mark} />
          </svg>
          {brandName(variant, locale)}
        </Link>
        <div className={styles.end}>
          <Link href={helpPath()} variant="quiet">
            {t("help")}
          </Link>
          <PreferenceMenu />
        </div>
      </div>
    </header>
  );
}
