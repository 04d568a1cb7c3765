import { withdrawConsent } from "../../platform/browser/consent.ts";
import { brandName, readablePhone } from "@tropa/domain/storefront/variant-config";
import { Link } from "@tropa/ui-kit/link";
import type { ReactNode } from "react";
import { FragmentPart } from "@tropa/page-runtime/server/fragment-item";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { footerLinks } from "./footer-links.ts";
import { FooterSocials, useSocials } from "./footer-socials.tsx";
import styles from "./site-footer.module.css";

/** Ways to reach people, the widest listings, and all that is read beside them. */
export function FooterColumns() {
  const { t } = useTranslation("common");
  const { variant, locale } = useStorefront();
  const { phone, email } = variant.contacts;
  const { navigation, company, legal } = footerLinks(variant);
  return (
    <FragmentPart madeOf={{ footer: useSocials() }} className={styles.columns} data-late>
      <div>
        <p className={styles.brand}>{brandName(variant, locale)}</p>
        <p className={styles.muted}>{t("footer.claim")}</p>
      </div>
      <nav aria-label={t("footer.navigation")}>
        <Links links={navigation} />
      </nav>
      <nav aria-label={t("footer.company")}>
        <Links links={company} />
      </nav>
      <nav aria-label={t("footer.legal")}>
        <Links links={legal}>
          <li>
            <button type="button" onClick={withdrawConsent}>
              {t("cookies.settings")}
            </button>
          </li>
        </Links>
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
        <FooterSocials />
      </address>
    </FragmentPart>
  );
}

type FooterLink = ReturnType<typeof footerLinks>["navigation" | "company" | "legal"][number];

function Links({ links, children }: { links: readonly FooterLink[]; children?: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <ul>
      {links.map(({ name, path }) => (
        <li key={name}>
          <Link href={path} variant="quiet">
            {t(name)}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
