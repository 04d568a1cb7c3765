import { withdrawConsent } from "../../platform/storage/consent.ts";
import { brandName, readablePhone } from "@tropa/domain/storefront/variant-config";
import { paymentProviders } from "@tropa/domain/sales/payment";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { FragmentPart } from "@tropa/page-runtime/server/fragment-item";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { footerLinks } from "./footer-links.ts";
import { FooterSocials, useSocials } from "./footer-socials.tsx";
import styles from "./site-footer.module.css";

/** The footer's columns: contacts, main listings, company and legal pages. */
export function FooterColumns() {
  const { t } = useTranslation("common");
  const { variant, locale } = useStorefront();
  const { contacts, legalEntity: seller, paymentSystems } = variant;
  const { phone, email } = contacts;
  const takesSbp = paymentSystems.some((name) =>
    paymentProviders[name].methods.some((method) => method === "sbp"),
  );
  const { navigation, company, legal } = footerLinks(variant);
  return (
    <FragmentPart madeOf={{ footer: useSocials() }} className={styles.columns} data-late>
      <div>
        <p className={styles.brand}>{brandName(variant, locale)}</p>
        <p className={styles.muted}>{t("footer.claim")}</p>
      </div>
      <Group label={t("footer.navigation")} title={t("footer.travel")} links={navigation} />
      <Group label={t("footer.company")} title={t("footer.aboutUs")} links={company} />
      <Group label={t("footer.legal")} title={t("footer.terms")} links={legal} />
      <div className={styles.contacts}>
        <h2 className={styles.heading}>{t("footer.contacts")}</h2>
        <address>
          <ul>
            <li>
              <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
            </li>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
          <FooterSocials />
        </address>
      </div>
      <div className={styles.seller}>
        <p>{t(takesSbp ? "footer.cardOrSbp" : "footer.card")}</p>
        <p>
          {`© ${brandName(variant, locale)}`}
          {/* Registered details are in the storefront's first language. */}
          {seller && (
            <span lang={variant.locales[0]}>{["", ...Object.values(seller)].join(" · ")}</span>
          )}
        </p>
        <button type="button" onClick={withdrawConsent}>
          {t("cookies.settings")}
        </button>
      </div>
    </FragmentPart>
  );
}

type FooterLink = ReturnType<typeof footerLinks>["navigation" | "company" | "legal"][number];

interface GroupProps {
  /** Accessible name of the landmark. */
  label: string;
  title: string;
  links: readonly FooterLink[];
}

/** A group of links: a column with a heading, and a foldout on phones. CSS shows one of the two. */
function Group({ label, title, links }: GroupProps) {
  const { t } = useTranslation("common");
  return (
    <nav aria-label={label}>
      <h2 className={styles.heading}>{title}</h2>
      <details className={styles.group}>
        <summary>
          {title}
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul>
          {links.map(({ name, path }) => (
            <li key={name}>
              <Link href={path} variant="quiet">
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
