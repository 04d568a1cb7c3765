import { certificatePath } from "@tropa/domain/storefront/certificate-path";
import { withdrawConsent } from "../../platform/browser/consent.ts";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import {
  aboutPath,
  activitiesPath,
  agreementPath,
  allToursPath,
  collectionsPath,
  contactsPath,
  destinationsPath,
  favouritesPath,
  helpCenterPath,
  journalPath,
  legalPath,
  organizersHubPath,
  privacyPath,
  reviewsPath,
  seasonsPath,
  showplacesPath,
} from "../../platform/links/paths.ts";
import { joinPath } from "../../platform/links/organizer-paths.ts";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "./site-footer.module.css";

/** What is read beside the catalogue, and who runs the site. */
const company = [
  { name: "journal", path: journalPath() },
  { name: "sights", path: showplacesPath() },
  { name: "reviews", path: reviewsPath() },
  { name: "help", path: helpCenterPath() },
  { name: "about", path: aboutPath() },
  { name: "contacts", path: contactsPath() },
] as const;

/** Ways to reach people and the widest listings. */
export function FooterColumns() {
  const { t } = useTranslation();
  const { variant, locale } = useStorefront();
  const { phone, email } = variant.contacts;
  const certificates = certificatePath(variant);
  return (
    <div className={styles.columns} data-late>
      <div>
        <p className={styles.brand}>{brandName(variant, locale)}</p>
        <p className={styles.muted}>{t("footer.claim")}</p>
      </div>
      <nav aria-label={t("footer.navigation")}>
        <ul>
          <li>
            <Link href={allToursPath()} variant="quiet">
              {t("footer.allTours")}
            </Link>
          </li>
          <li>
            <Link href={`${allToursPath()}?isCruisesSearch=1`} variant="quiet">
              {t("nav.cruises")}
            </Link>
          </li>
          <li>
            <Link href={destinationsPath()} variant="quiet">
              {t("nav.destinations")}
            </Link>
          </li>
          <li>
            <Link href={activitiesPath()} variant="quiet">
              {t("footer.activities")}
            </Link>
          </li>
          <li>
            <Link href={seasonsPath()} variant="quiet">
              {t("footer.seasons")}
            </Link>
          </li>
          <li>
            <Link href={collectionsPath()} variant="quiet">
              {t("nav.collections")}
            </Link>
          </li>
          <li>
            <Link href={favouritesPath()} variant="quiet">
              {t("nav.favourites")}
            </Link>
          </li>
          {certificates && (
            <li>
              <Link href={certificates} variant="quiet">
                {t("footer.certificates")}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label={t("footer.company")}>
        <ul>
          {company.map(({ name, path }) => (
            <li key={name}>
              <Link href={path} variant="quiet">
                {t(`footer.${name}`)}
              </Link>
            </li>
          ))}
          {variant.features.organizersShown && (
            <li>
              <Link href={organizersHubPath()} variant="quiet">
                {t("footer.organizers")}
              </Link>
            </li>
          )}
          {variant.features.organizersJoin && (
            <li>
              <Link href={joinPath()} variant="quiet">
                {t("footer.join")}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label={t("footer.legal")}>
        <ul>
          <li>
            <Link href={agreementPath()} variant="quiet">
              {t("footer.agreement")}
            </Link>
          </li>
          <li>
            <Link href={privacyPath()} variant="quiet">
              {t("footer.privacy")}
            </Link>
          </li>
          <li>
            <Link href={legalPath("safety-rules")} variant="quiet">
              {t("footer.safety")}
            </Link>
          </li>
          <li>
            <button type="button" onClick={withdrawConsent}>
              {t("cookies.settings")}
            </button>
          </li>
          {variant.features.organizersShown && (
            <li>
              <Link href={legalPath("tour-provider-agreement")} variant="quiet">
                {t("footer.providers")}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <address>
        <ul>
          <li>
            <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        </ul>
      </address>
    </div>
  );
}
