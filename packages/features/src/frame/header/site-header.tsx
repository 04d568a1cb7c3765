import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { PageLoadingBar } from "@tropa/ui-kit/page-loading-bar";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useNavigation } from "react-router";
import {
  allToursPath,
  collectionsPath,
  destinationsPath,
  favouritesPath,
  helpCenterPath,
  helpPath,
  journalPath,
} from "../../platform/links/paths.ts";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { PreferenceMenu } from "./preference-menu.tsx";
import { AccountEntry } from "../account-menu/account-entry.tsx";
import { FavouritesLink } from "./favourites-link.tsx";
import styles from "./site-header.module.css";

/** Links to the main listings of the storefront. */
function MainLinks() {
  const { t } = useTranslation("common");
  const { variant } = useStorefront();
  return (
    <>
      <Link href={allToursPath()} variant="quiet">
        {t("nav.tours")}
      </Link>
      <Link href={`${allToursPath()}?isCruisesSearch=1`} variant="quiet">
        {t("nav.cruises")}
      </Link>
      {variant.features.excursions && (
        <Link href={`${allToursPath()}?type=excursion`} variant="quiet">
          {t("nav.excursions")}
        </Link>
      )}
      <Link href={destinationsPath()} variant="quiet">
        {t("nav.destinations")}
      </Link>
    </>
  );
}

/** The header's end on single-purpose pages: nothing that leads away (docs/product/screens.md#layouts). */
function FrameworkEnd() {
  const { t } = useTranslation("common");
  return (
    <div className={styles.end}>
      <Link href={helpCenterPath()} variant="quiet">
        {t("help")}
      </Link>
      <PreferenceMenu />
    </div>
  );
}

interface SiteHeaderProps {
  isFramework: boolean;
  /** Whether phones show favourites in the bar at the lower edge instead. */
  hasSiteBar: boolean;
}

/** The header, the same on every page of a layout. */
export function SiteHeader({ isFramework, hasSiteBar }: SiteHeaderProps) {
  const { variant, locale } = useStorefront();
  return (
    <header className={styles.root} data-site-bar={hasSiteBar || undefined}>
      {/* Inside a landmark, as all content of a page must be. */}
      <PageLoadingBar active={useNavigation().state === "loading"} />
      <div className={styles.row}>
        <Link href="/" variant="bare" className={styles.brand}>
          <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <path d={variant.brand.mark} />
          </svg>
          {brandName(variant, locale)}
        </Link>
        {isFramework ? <FrameworkEnd /> : <DefaultEnd />}
      </div>
    </header>
  );
}

/** The header's end on other pages: listings, favourites, account, phone and, on phones, the menu. */
function DefaultEnd() {
  const { t } = useTranslation("common");
  const { phone, email } = useStorefront().variant.contacts;
  return (
    <>
      <nav className={styles.nav} aria-label={t("mainNavigation")}>
        <MainLinks />
      </nav>
      <div className={styles.end}>
        <span className={styles.favourites}>
          <FavouritesLink />
        </span>
        <AccountEntry />
        <a className={styles.phone} href={`tel:${phone}`} aria-label={t("callUs")}>
          <Icon name="phone" size={20} />
        </a>
        <PreferenceMenu>
          <nav className={styles.phoneNav} aria-label={t("mainNavigation")}>
            <MainLinks />
            <Link href={collectionsPath()} variant="quiet">
              {t("nav.collections")}
            </Link>
            <Link href={favouritesPath()} variant="quiet">
              {t("nav.favourites")}
            </Link>
            <Link href={helpPath()} variant="quiet">
              {t("nav.help")}
            </Link>
            <Link href={journalPath()} variant="quiet">
              {t("footer.journal")}
            </Link>
            <Link href={helpCenterPath()} variant="quiet">
              {t("footer.help")}
            </Link>
            <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </nav>
        </PreferenceMenu>
      </div>
    </>
  );
}
